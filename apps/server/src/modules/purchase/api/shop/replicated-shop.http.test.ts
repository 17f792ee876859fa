import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { metricsOf } from '#host/metrics/serve-metrics.ts'
import { writtenCookie } from '#host/read-database.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { openReplicatedDatabase, type ReplicatedDatabase } from '#testing/replicated-database.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { asOwner } from '#testing/test-database.ts'
import { countedPurchasesOf, maxStatements } from '../testing/counted-purchases.ts'

let database: ReplicatedDatabase
const env: Record<string, string> = { AUTH_SECRET: 'processes-of-one-shop-have-one-secret' }
beforeAll(async () => {
  database = await openReplicatedDatabase({ seeded: true })
  const { url, replica } = database
  Object.assign(env, { DATABASE_URL: url, DATABASE_REPLICA_URLS: replica.urlOf(url) })
})
// The last to be closed.
afterAll(() => database?.close())
const shop = usePaymentShop('91000951', undefined, env)
let other: TestApp
let booked: Booked
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  other = await buildTestApp({ seeded: false, env })
  booked = await bookedLine(shop.db(), { capacity: 500 })
  staff = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'administrator'))
})
afterAll(async () => {
  await other?.close()
})

const { begin, complete, choose } = purchasesOf(shop)
const { countPurchases } = countedPurchasesOf(shop)

beforeEach(async () => {
  await database.replica.resume()
  await expect.poll(() => usedBy(shop.shop()) && usedBy(other)).toBe(true)
})

const usedBy = ({ deps }: TestApp) => deps.replicas?.states()[0]?.isUsed

async function buy(): Promise<string> {
  const { checkout } = await shop.create({ lines: [booked.line] })
  await choose((await begin(checkout.id)).data.url, 'pay')
  return (await complete(checkout.id)).order.number
}

/** A page of the customer's orders, as a process answers it to a browser that brings this cookie. */
async function listOrders({ app, deps }: TestApp, written?: string) {
  const sent: { statusCode: number; json(): { data: { number: string }[] } }[] = []
  const statements = await deps.connection.statementsOf(async () => {
    const answer = await app.inject({
      method: 'GET',
      url: '/api/v1/orders/user-orders/',
      headers: { host: 'localhost', authorization: `Bearer ${shop.token()}` },
      ...(written && { cookies: { [writtenCookie]: written } }),
    })
    sent.push(answer)
  })
  const numbers = sent.flatMap((answer) => answer.json().data.map(({ number }) => String(number)))
  return { status: sent[0]?.statusCode ?? 0, numbers, statements }
}

/** As the answer to what changes something sets it. */
async function written(): Promise<string> {
  const { app } = shop.shop()
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { host: 'localhost', authorization: `Bearer ${shop.token()}` },
    payload: { query: 'mutation { accountUpdate(input: { firstName: "Salim" }) { errors { code } } }' },
  })
  return answer.cookies.find(({ name }) => name === writtenCookie)?.value ?? ''
}

const newest = async () => String((await shop.value<number>(sql`SELECT max(number) FROM orders`)) ?? '')

test('[OPS-48] orders just bought are listed by every process, while the replica stands still and after it has caught up', async () => {
  await buy()
  await database.replica.pause()
  await buy()
  const cookie = await written()
  expect(cookie).toMatch(/^\d{13}$/)
  const bought = await newest()
  for (const process of [shop.shop(), other]) {
    expect((await listOrders(process, cookie)).numbers).toContain(bought)
    // Without the cookie nobody knows when it has written: what there is now is shown.
    expect((await listOrders(process)).numbers).toContain(bought)
  }
  await database.replica.resume()
  await listOrders(other, cookie)
  await expect.poll(async () => (await listOrders(other, cookie)).statements).toBe(0)
  expect((await listOrders(other, cookie)).numbers).toContain(bought)
})

test('[OPS-47] order history, search and lists of the console are read from the replica, what is bought is not', async () => {
  const { deps } = shop.shop()
  await buy()
  const cookie = await written()
  await expect.poll(async () => (await listOrders(shop.shop(), cookie)).statements).toBe(0)
  const page = await staff.ask('/orders/')
  expect(page.status).toBe(200)
  expect(page.body.data.length).toBeGreaterThan(0)
  const text = await metricsOf({
    db: deps.db,
    pool: deps.connection.pool,
    replicas: deps.replicas,
    gauges: [],
  }).metrics()
  expect(text).toMatch(/warsha_replica_used\{replica="127[^}]+\} 1/)
  expect(text).toMatch(/warsha_replica_lag_seconds\{replica="127[^}]+\} \d/)
  expect(text).toMatch(/warsha_replica_reads_total\{from="replica"\} [1-9]/)
})

test('[OPS-48] a purchase sends as many statements as without replicas', async () => {
  expect(await countPurchases(booked.line)).toEqual(maxStatements)
})

test('[OPS-50] what memory was loaded from a replica is never older than the notice of a change', async () => {
  const slug = await shop.value<string>(sql`SELECT slug FROM products ORDER BY id LIMIT 1`)
  const nameIn = async ({ app }: TestApp) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'localhost', 'accept-language': 'en' },
      payload: { query: `{ product(slug: "${slug}", channel: "default-channel") { name } }` },
    })
    return answer.json().data.product.name
  }
  expect(await nameIn(other)).not.toBe('Renamed')
  await database.replica.pause()
  // Announced as a change of anything, so that the catalogue is loaded again and no row is patched.
  await asOwner(database.ownerUrl, (owner) =>
    owner.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`UPDATE products SET name = 'Renamed' WHERE slug = ${slug}`)
      await tx.execute(sql`SELECT pg_notify('warsha_changes', 'catalogue')`)
    }),
  )
  await expect.poll(() => nameIn(other)).toBe('Renamed')
  await database.replica.resume()
})

test('[OPS-49] no request fails while the replica is killed, and it is read again when it is back', async () => {
  const cookie = await written()
  await expect.poll(async () => (await listOrders(other, cookie)).statements).toBe(0)
  let isOver = false
  const statuses = new Set<number>()
  const visitors = Array.from({ length: 3 }, async () => {
    while (!isOver) statuses.add((await listOrders(other, cookie)).status)
  })
  await database.replica.kill()
  await expect.poll(() => usedBy(other)).toBe(false)
  isOver = true
  await Promise.all(visitors)
  expect([...statuses]).toEqual([200])
  await database.replica.start()
  await expect.poll(async () => (await listOrders(other, cookie)).statements).toBe(0)
})
