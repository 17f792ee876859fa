import { randomUUID } from 'node:crypto'
import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { insertDifference } from '#modules/payments/storage/difference-queries.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { workToday } from '#testing/work-today.ts'

const shop = usePaymentShop('91000861', undefined, {}, [], { jobs: ['send-message'] })
const { begin, choose, complete, customerId, refund } = purchasesOf(shop)

type Session = Awaited<ReturnType<typeof signInStaff>>
const own = 1
const foreign = 2
let administrator: Session
let manager: Session
let neighbour: Session

async function buy() {
  const { line, slotId } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  await choose((await begin(checkout.id)).data.url, 'pay')
  const { order } = await complete(checkout.id)
  const id =
    (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`)) ?? 0
  return { id, number: Number(order.number), slotId }
}

/** A payment that is declined; what is bought afterwards with the same checkout makes it good. */
async function decline(as?: string) {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] }, as)
  const begun = await begin(checkout.id, 'sandbox', undefined, as)
  await choose(begun.data.url, 'decline')
  await complete(checkout.id, as)
  return checkout.id as string
}

/** Puts the visit of an order into an hour of today that began ten minutes ago. */
const beginVisit = (orderId: number) =>
  shop.db().execute(sql`
    UPDATE order_lines SET appointment_at = greatest(now() - interval '10 minutes',
      (now() AT TIME ZONE 'Asia/Muscat')::date::timestamp AT TIME ZONE 'Asia/Muscat') WHERE order_id = ${orderId}`)

beforeAll(async () => {
  administrator = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'administrator'))
  manager = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'manager', [own]))
  neighbour = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'manager', [foreign]))
}, 120_000)

const today = async (session: Session, query = '') =>
  (await session.ask(`/today/${query}`)).body.data as RestToday

type Listed = { data: { order_id?: string; appointment_at?: string }[]; page?: { total: number } }

/** How many the list behind a number has; lines of one visit are one. */
async function behind(session: Session, { list }: { list: RestToday['orders']['list'] }): Promise<number> {
  const path = `${list.path.replace('/console', '')}?${new URLSearchParams(list.query)}`
  const { status, body } = await session.ask(path)
  expect(status, path).toBe(200)
  const { data, page } = body as Listed
  return (
    page?.total ??
    new Set(data.map(({ order_id, appointment_at }, at) => (order_id ? `${order_id} ${appointment_at}` : at)))
      .size
  )
}

async function expectListsOf(session: Session, numbers: RestToday) {
  const visits = numbers.centres.flatMap(({ arrived, late }) => [arrived, late])
  const tasks = Object.values(numbers.tasks).flatMap((task) => task ?? [])
  const { orders, refunds, low_stock, failed_payments } = numbers
  const all = [orders, refunds, low_stock, failed_payments, ...visits, ...tasks]
  for (const number of all)
    expect([number.list, await behind(session, number)]).toEqual([number.list, number.count])
  return all.length
}

describe('today', () => {
  test('each number is what the list behind it has', async () => {
    await shop.db().execute(sql.raw(workToday))
    const before = await today(administrator)
    const [sold, refunded, arrived] = [await buy(), await buy(), await buy()]
    await refund({ ...refunded, customerId: await customerId() }, randomUUID(), 1_000)
    for (const { id } of [sold, arrived]) await beginVisit(id)
    await shop.db().execute(sql`UPDATE order_lines SET arrived_at = now() WHERE order_id = ${arrived.id}`)
    await decline()
    const friend = await shop.signIn('91000862')
    const again = await decline(friend)
    await choose((await begin(again, 'sandbox', undefined, friend)).data.url, 'pay')
    await complete(again, friend)
    await insertDifference(shop.db(), {
      cause: `test:${randomUUID()}`,
      kind: 'amount',
      gateway: 'sandbox',
      attemptId: null,
      expected: '1.000',
      found: '2.000',
    })
    const after = await today(administrator)
    expect(after.orders.count - before.orders.count).toBe(4)
    expect(after.refunds.count - before.refunds.count).toBe(1)
    expect(after.refunds.amount_baisa - before.refunds.amount_baisa).toBe(1_000)
    expect(after.net_baisa).toBe(after.sales_baisa - after.refunds.amount_baisa)
    const sales = await shop.value<number>(sql`SELECT sum(total_baisa)::int FROM orders
      WHERE id IN (${sold.id}, ${refunded.id}, ${arrived.id})`)
    expect(after.sales_baisa - before.sales_baisa).toBeGreaterThan(sales ?? 0)
    expect(after.failed_payments.count - before.failed_payments.count).toBe(1)
    expect(after.tasks.differences?.count).toBe((before.tasks.differences?.count ?? 0) + 1)
    const atOwn = ({ centres }: RestToday) => centres.find(({ centre }) => centre.id === own)
    expect(atOwn(after)?.arrived.count).toBe((atOwn(before)?.arrived.count ?? 0) + 1)
    expect(atOwn(after)?.late.count).toBe((atOwn(before)?.late.count ?? 0) + 1)
    expect(await expectListsOf(administrator, after)).toBeGreaterThan(8)
    expect(after.low_stock).toMatchObject({ threshold: 5 })
  })

  test('drafts and orders of yesterday are no orders of today', async () => {
    const before = await today(administrator)
    const [old, draft] = [await buy(), await buy()]
    await shop.db().execute(sql`UPDATE orders SET created_at =
      (now() AT TIME ZONE 'Asia/Muscat')::date::timestamp AT TIME ZONE 'Asia/Muscat' - interval '1 second'
      WHERE id = ${old.id}`)
    await shop.db().execute(sql`UPDATE orders SET status = 'DRAFT' WHERE id = ${draft.id}`)
    const after = await today(administrator)
    expect(after.orders.count).toBe(before.orders.count)
    await expectListsOf(administrator, after)
    await shop.db().execute(sql`UPDATE orders SET status = 'UNFULFILLED' WHERE id = ${draft.id}`)
  })

  test('booked units and capacity are those of the centre’s slots of today', async () => {
    const { slotId } = await buy()
    const before = await today(manager)
    await shop
      .db()
      .execute(sql`UPDATE slots SET starts_at = moment.at, ends_at = moment.at + interval '1 hour',
      delivery_date = (moment.at AT TIME ZONE 'Asia/Muscat')::date
      FROM (SELECT greatest(now() - interval '10 minutes',
        (now() AT TIME ZONE 'Asia/Muscat')::date::timestamp AT TIME ZONE 'Asia/Muscat') AS at) AS moment WHERE id = ${slotId}`)
    const [then] = before.centres
    const [now] = (await today(manager)).centres
    expect(now?.booked).toBe((then?.booked ?? 0) + 1)
    expect(now?.capacity).toBe((then?.capacity ?? 0) + 5)
    expect(now?.board.query.centre).toBe(String(own))
  })

  test('[ROLE-08] is of the manager’s own centres, and a foreign one is empty', async () => {
    await buy()
    const mine = await today(manager)
    const theirs = await today(neighbour)
    expect(mine.orders.count).toBeGreaterThan(0)
    expect(theirs.orders.count).toBe(0)
    expect([theirs.sales_baisa, theirs.refunds.count, theirs.failed_payments.count]).toEqual([0, 0, 0])
    expect(mine.centres.every(({ centre }) => centre.id === own)).toBe(true)
    for (const session of [manager, neighbour]) await expectListsOf(session, await today(session))
    for (const path of ['/today/', '/failed-payments/']) {
      const { status, body } = await manager.ask(`${path}?centre=${foreign}`)
      expect([status, body.errors?.[0]?.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await today(manager, `?centre=${own}`)).orders).toMatchObject({ count: mine.orders.count })
    expect(mine.tasks).toMatchObject({ approvals: null, differences: null, failed_jobs: null })
    for (const [role, status] of [
      ['finance', 200],
      ['support', 200],
      ['content', 403],
      ['centre-staff', 403],
    ] as const) {
      const session = await signInStaff(shop.shop(), await makeMember(shop.shop(), role, [own]))
      expect((await session.ask('/today/')).status, role).toBe(status)
    }
  })

  test('is narrowed by channel, numbers and lists alike', async () => {
    await buy()
    const [main, sister] = [
      await today(administrator, '?channel=1'),
      await today(administrator, '?channel=2'),
    ]
    expect(main.orders.count).toBeGreaterThan(0)
    expect(sister.orders.count).toBe(0)
    await expectListsOf(administrator, main)
    await expectListsOf(administrator, sister)
  })

  test('a job that failed every time is a task, and is listed without what it carried', async () => {
    const { count } = (await today(administrator)).tasks.failed_jobs ?? { count: -1 }
    await shop.shop().asOwner((owner) =>
      owner.execute(sql`INSERT INTO pgboss.job (name, data, state, completed_on, deletion_seconds, output)
        SELECT name, '{"payload": {"secret": "words"}}', 'failed', now(), 0, '{"message": "broken"}'
        FROM pgboss.queue ORDER BY name LIMIT 1`),
    )
    const after = await today(administrator)
    expect(after.tasks.failed_jobs?.count).toBe(count + 1)
    const { body } = await administrator.ask('/failed-jobs/')
    expect(JSON.stringify(body)).toContain('broken')
    expect(JSON.stringify(body)).not.toContain('words')
    await expectListsOf(administrator, after)
  })
})
