import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeTestOrder } from '#testing/console-orders.ts'
import { topUp } from '#testing/open-wallets.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { followActivity, followCustomer, recountActivity } from '../../use-cases/follow-activity.ts'

let shop: TestApp
const sessions = {} as Record<'administrator' | 'manager', Session>
type Session = Awaited<ReturnType<typeof signInStaff>>
const ownCentre = 1
const otherCentre = 2

beforeAll(async () => {
  shop = await buildTestApp()
  for (const role of ['administrator', 'manager'] as const)
    sessions[role] = await signInStaff(
      shop,
      await makeMember(shop, role, role === 'manager' ? [ownCentre] : []),
    )
})
afterAll(() => shop.close())

let families = 0
let family = ''
beforeEach(() => {
  family = `Family${String.fromCharCode(97 + ++families)}`
})

let made = 0
async function makeCustomer(firstName: string, { orders = [] as (number | undefined)[], wallet = 0 } = {}) {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    INSERT INTO customers (phone, first_name, last_name)
    VALUES (${`+9689${String(2_000_000 + ++made)}`}, ${firstName}, ${family}) RETURNING id`)
  const id = rows[0]?.id ?? 0
  for (const centreId of orders) await placeTestOrder(shop, { customerId: id, ...(centreId && { centreId }) })
  if (wallet > 0) await topUp(shop.deps.db, id, wallet)
  return id
}

/** Visits of a customer, so many days from today. */
const visitedOn = (customerId: number, days: number) =>
  shop.deps.db.execute(sql`UPDATE order_lines SET appointment_at = now() + ${days} * interval '1 day'
    WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ${customerId}) AND centre_id IS NOT NULL`)

async function list(
  query: string,
  { session = sessions.administrator, search = `search=${family}&` } = {},
): Promise<string[]> {
  const names: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const { status, body } = await session.ask(
      `/customers/?${search}limit=2&${query}${after && `&after=${after}`}`,
    )
    if (status !== 200) return [`${status} ${body.errors?.[0]?.code}`]
    expect(body.page.is_exact).toBe(true)
    names.push(...body.data.map(({ name }: { name: string }) => name.split(' ')[0]))
    after = body.page.after
    if (after === null) expect(names).toHaveLength(body.page.total)
  }
  return names
}

/** Three have bought more and more, two of them the same. */
async function makeFour() {
  const often = await makeCustomer('Often', { orders: [ownCentre, ownCentre, otherCentre], wallet: 2000 })
  await makeCustomer('Never', { wallet: 9000 })
  const once = await makeCustomer('Once', { orders: [otherCentre] })
  await makeCustomer('Online', { orders: [undefined], wallet: 500 })
  await visitedOn(often, -20)
  await visitedOn(once, -3)
  await followActivity({ db: shop.deps.db })
}

describe('[OPS-40] the list of customers is sorted and filtered by what they have bought', () => {
  test('by orders, wallet, last visit and day of registration, both ways and page by page', async () => {
    await makeFour()
    expect(await list('sort=-orders')).toEqual(['Often', 'Online', 'Once', 'Never'])
    expect(await list('sort=orders')).toEqual(['Never', 'Once', 'Online', 'Often'])
    expect(await list('sort=-wallet')).toEqual(['Never', 'Often', 'Online', 'Once'])
    expect(await list('sort=wallet')).toEqual(['Once', 'Online', 'Often', 'Never'])
    expect(await list('sort=-visited')).toEqual(['Once', 'Often', 'Online', 'Never'])
    expect(await list('sort=visited')).toEqual(['Never', 'Online', 'Often', 'Once'])
    expect(await list('sort=registered')).toEqual(['Often', 'Never', 'Once', 'Online'])
    expect(await list('')).toEqual(['Online', 'Once', 'Never', 'Often'])
  })

  test('from and to, both included', async () => {
    await makeFour()
    const day = (days: number) =>
      new Date(Date.now() + 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
    expect(await list('orders=1..1')).toEqual(['Online', 'Once'])
    expect(await list('orders=2..')).toEqual(['Often'])
    expect(await list('orders=..0')).toEqual(['Never'])
    expect(await list('wallet=..0')).toEqual(['Once'])
    expect(await list('wallet=500..2000&sort=wallet')).toEqual(['Online', 'Often'])
    expect(await list(`visited_from=${day(-3)}`)).toEqual(['Once'])
    expect(await list(`visited_to=${day(-4)}`)).toEqual(['Often'])
    expect(await list(`visited_from=${day(-20)}&visited_to=${day(0)}&sort=visited`)).toEqual([
      'Often',
      'Once',
    ])
    expect(await list('orders=1..&wallet=1..&is_blocked=false')).toEqual(['Online', 'Often'])
  })

  test('by what they have bought alone, without those whose account is deleted', async () => {
    const { db } = shop.deps
    const first = await makeCustomer('First', { wallet: 777_100 })
    const gone = await makeCustomer('Gone', { wallet: 777_200 })
    await makeCustomer('Last', { orders: [ownCentre], wallet: 777_300 })
    await followActivity({ db })
    const all = { search: '' }
    expect(await list('wallet=777100..777300&sort=-wallet', all)).toEqual(['Last', 'Gone', 'First'])
    expect(await list('wallet=777100..777300', all)).toEqual(['Last', 'Gone', 'First'])
    expect(await list('wallet=777100..777300&orders=1..&sort=visited', all)).toEqual(['Last'])

    const erase = (id: number) =>
      db.execute(sql`UPDATE customers SET phone = NULL, email = NULL, is_active = false WHERE id = ${id}`)
    await erase(gone)
    await followCustomer({ db }, { payload: { customerId: gone } } as never)
    expect(await list('wallet=777100..777300&sort=wallet', all)).toEqual(['First', 'Last'])
    await erase(first)
    await recountActivity({ db })
    expect(await list('wallet=777100..777300', all)).toEqual(['Last'])
  })

  test('what is neither a range, an order nor a position of it is refused', async () => {
    const { body } = await sessions.administrator.ask('/customers/?limit=1&sort=-visited')
    const wrong = [
      'orders=x',
      'orders=..',
      'orders=-1..',
      'wallet=99999999999..',
      'sort=phone',
      'visited_from=2026-02-31',
      `sort=-orders&after=${body.page.after}`,
      `sort=-visited&after=${Buffer.from('["2026-02-31 00:00:00+00",1]').toString('base64url')}`,
      `sort=-orders&after=${Buffer.from('["99999999999",1]').toString('base64url')}`,
      `after=${Buffer.from('["1",99999999999]').toString('base64url')}`,
    ]
    for (const query of wrong)
      expect([query, await list(query)]).toEqual([query, [expect.stringMatching(/^400/)]])
  })

  test('[ROLE-08] a manager by the orders at the own centres, and by no wallet, not even in a bulk command or a file', async () => {
    await makeFour()
    expect(await list('sort=-orders', { session: sessions.manager })).toEqual(['Often'])
    expect(await list('orders=2..2', { session: sessions.manager })).toEqual(['Often'])
    expect(await list('orders=3..', { session: sessions.manager })).toEqual([])
    const all = { session: sessions.manager, search: '' }
    const own = (await list('', all)).toSorted()
    for (const sort of ['orders', '-orders', 'visited', '-visited', 'registered'])
      expect([sort, (await list(`sort=${sort}`, all)).toSorted()]).toEqual([sort, own])
    for (const query of ['sort=-wallet', 'wallet=1..'])
      expect(await list(query, { session: sessions.manager })).toEqual(['403 FORBIDDEN'])
    const message = { en: 'Hello', ar: 'مرحبا' }
    const told = async (where: object) => {
      const { body } = await sessions.manager.ask('/customers/bulk/notify/', {
        key: `bulk-${crypto.randomUUID()}`,
        where: { search: family, ...where },
        dry_run: true,
        subject: message,
        message,
      })
      return body.data.count
    }
    expect(await told({ orders: '2..' })).toBe(1)
    expect(await told({ wallet: '1..' })).toBe(0)
  })

  test('in a file as in the list', async () => {
    await makeFour()
    const { body } = await sessions.administrator.ask(
      `/customers/export/?search=${family}&sort=-orders&wallet=1..`,
    )
    const lines = String(body).trim().split('\r\n')
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(['Often', 'Online', 'Never'])
  })
})

describe('what customers have bought is followed after the sale', () => {
  const known = async (id: number) => {
    const { rows } = await shop.deps.db.execute<{ orders: number; wallet: number; last: string }>(sql`
      SELECT orders, wallet_baisa AS wallet, last_visit_at::text AS last FROM customer_activity WHERE customer_id = ${id}`)
    return rows[0]
  }

  test('[OPS-40] orders, drafts that are placed, wallets and visits, each once however often it runs', async () => {
    const { db } = shop.deps
    const id = await makeCustomer('Followed')
    expect(await known(id)).toBeUndefined()
    await followActivity({ db })
    expect(await known(id)).toEqual({ orders: 0, wallet: 0, last: '-infinity' })
    await placeTestOrder(shop, { customerId: id })
    await topUp(db, id, 700)
    await followActivity({ db })
    await followActivity({ db })
    expect(await known(id)).toMatchObject({ orders: 1, wallet: 700 })

    // What was told long ago is passed; the draft that is placed now is told by its move.
    await db.execute(sql`UPDATE orders SET status = 'DRAFT' WHERE customer_id = ${id}`)
    await recountActivity({ db })
    expect(await known(id)).toMatchObject({ orders: 0 })
    await db.execute(sql`INSERT INTO customer_activity_marks (source, last_id)
      SELECT name, 2147483647 FROM unnest(ARRAY['accounts', 'orders', 'wallets']) AS name
      ON CONFLICT (source) DO UPDATE SET last_id = excluded.last_id`)
    await db.execute(sql`UPDATE orders SET status = 'UNFULFILLED' WHERE customer_id = ${id}`)
    await db.execute(sql`INSERT INTO order_status_changes (order_id, kind, from_status, to_status, reason)
      SELECT id, 'status', 'DRAFT', 'UNFULFILLED', 'paid' FROM orders WHERE customer_id = ${id}`)
    await followActivity({ db })
    expect(await known(id)).toMatchObject({ orders: 1 })
    await db.execute(sql`DELETE FROM customer_activity_marks`)
  })

  test('[OPS-40] work at a centre is the last visit, and one that is told again is right again', async () => {
    const { db } = shop.deps
    const id = await makeCustomer('Visitor', { orders: [ownCentre] })
    await followCustomer({ db }, { payload: { customerId: id } } as never)
    expect(await known(id)).toMatchObject({ orders: 1, last: expect.stringMatching(/^20/) })
    await db.execute(sql`UPDATE customer_activity SET orders = 7, wallet_baisa = 7 WHERE customer_id = ${id}`)
    await recountActivity({ db })
    expect(await known(id)).toMatchObject({ orders: 1, wallet: 0 })
  })

  test('[OPS-40] a visit that was marked used before its hour was then, and never lies ahead', async () => {
    const { db } = shop.deps
    const id = await makeCustomer('Early', { orders: [ownCentre] })
    await visitedOn(id, 10)
    await db.execute(sql`UPDATE order_lines SET delivered_at = now() - interval '1 hour'
      WHERE order_id IN (SELECT id FROM orders WHERE customer_id = ${id})`)
    await recountActivity({ db })
    const hours = (Date.now() - Date.parse(String((await known(id))?.last))) / 3_600_000
    expect(hours).toBeGreaterThan(0.9)
    expect(hours).toBeLessThan(1.2)
    const { body } = await sessions.administrator.ask('/customers/?search=Early')
    expect(Date.parse(body.data[0].last_visit_at)).toBeLessThan(Date.now())
  })

  test('[OPS-40] what younger rows tell is asked for again, what is settled is not', async () => {
    const { db } = shop.deps
    const id = await makeCustomer('Young')
    await followActivity({ db })
    await db.execute(sql`DELETE FROM customer_activity WHERE customer_id = ${id}`)
    await followActivity({ db })
    expect(await known(id)).toBeDefined()
    await db.execute(
      sql`UPDATE customers SET created_at = now() - interval '1 hour' WHERE last_name = ${family}`,
    )
    await followActivity({ db })
    await db.execute(sql`DELETE FROM customer_activity WHERE customer_id = ${id}`)
    await followActivity({ db })
    expect(await known(id)).toBeUndefined()
    await recountActivity({ db })
    expect(await known(id)).toBeDefined()
  })
})
