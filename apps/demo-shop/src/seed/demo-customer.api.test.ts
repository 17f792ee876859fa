import { orderStatuses } from '@warsha/server/modules/orders/rules/order-status.ts'
import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { ask, sentCode, signIn } from '@warsha/server/testing/sign-in.ts'
import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCentres } from '../booking/demo-centres.ts'
import { seedCustomers } from './seed-customers.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  await seedCustomers(shop.deps)
  token = (await signIn(shop, '90000002')).token
})
afterAll(() => shop.close())

async function call(path: string, payload?: object) {
  const headers = { host: 'localhost', 'accept-language': 'en', authorization: `Bearer ${token}` }
  const method = payload ? 'POST' : 'GET'
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload && { payload }),
  })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json().data
}

const list = (path: string): Promise<Record<string, unknown>[]> => call(path)

test('[DATA-06] the customer with a history has orders in every status, a wallet, addresses, cars, notifications, returnable items and bills', async () => {
  const orders = await list('orders/user-orders/?limit=100')
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  const query = '{ walletTransactions(first: 20) { edges { node { reason } } } }'
  const { data } = await ask(shop, query, { token })
  const reasons = data.walletTransactions.edges.map(({ node }: { node: { reason: string } }) => node.reason)
  expect(reasons.length).toBeGreaterThan(5)
  expect(new Set(reasons).size).toBeGreaterThan(2)
  for (const path of [
    'accounts/user-addresses/',
    'cars/user-car/',
    'orders/returnable/',
    'service_center/user-bills/',
  ])
    expect([path, (await list(path)).length > 0]).toEqual([path, true])
  const notifications = await list('notification/notif/?limit=100')
  expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(['ORDER', 'GENERAL']))
  expect(new Set(notifications.map(({ seen }) => seen))).toEqual(new Set([true, false]))
  expect(notifications.some(({ expires_in }) => expires_in !== null)).toBe(true)
})

test('[DATA-06] goods and an appointment can really be returned, also months after the shop was opened', async () => {
  const months = sql`interval '5 months'`
  await shop.deps.db.execute(sql`UPDATE order_lines SET delivered_at = delivered_at - ${months},
    appointment_at = appointment_at - ${months}, expires_at = expires_at - ${months}`)
  expect(await list('orders/returnable/')).toEqual([])
  // As at every start of the shop.
  await seedCustomers(shop.deps)
  const [reason] = await list('rates/poll-questions/?type=returned')
  const items = await list('orders/returnable/')
  expect(new Set(items.map(({ is_delivered }) => is_delivered))).toEqual(new Set([true, false]))
  for (const [index, { id }] of items.entries()) {
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    const { id: asked } = await call('orders/returned/', { id, quantity: 1, poll_id: reason?.id })
    const code = await sentCode(shop, '+96890000002', index + 2)
    const done = await call('orders/returned-verify/', { id: asked, code })
    expect(done).toMatchObject({ status: 'completed', item_id: id })
    expect(done.amounts.refund_amount).toBeGreaterThan(0)
  }
  await expectInvariants(shop.deps.db)
})

test('[DATA-10] the centre of a booked order and of its invoice is told in the language of who reads', async () => {
  const query = `{ me { orders(first: 100) { edges { node { number lines { metafields(keys: ["name", "address"]) }
    invoices { lines { booking { centre } } } } } } } }`
  const [centre] = demoCentres
  for (const [at, language] of ['en', 'ar'].entries()) {
    const { data } = await ask(shop, query, { token, headers: { 'accept-language': language } })
    const orders = data.me.orders.edges.map(({ node }: { node: { number: string } }) => node)
    const booked = orders.find(({ number }: { number: string }) => number === '10179')
    expect(booked).toMatchObject({
      lines: [{ metafields: { name: centre?.name[at], address: centre?.address[at] } }],
      invoices: [{ lines: [{ booking: { centre: centre?.name[at] } }] }],
    })
  }
})
