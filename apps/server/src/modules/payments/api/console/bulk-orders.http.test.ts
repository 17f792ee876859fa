import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { centres, codeOf, key, orderConsole } from '#modules/orders/api/testing/order-console.ts'
import { type Bought, useOrderShop } from '#modules/orders/api/testing/order-shop.ts'

const shop = useOrderShop('91000826')
const desk = orderConsole(shop)

type Result = { id: string; outcome: string; code: string | null; change_id: number | null }

async function bulk(name: string, body: object, role = 'administrator', centre = centres.own) {
  return (await desk.as(role, centre)).ask(`/orders/bulk/${name}/`, { key: key(), ...body })
}

const buy = async (count: number) => {
  const bought: Bought[] = []
  for (let at = 0; at < count; at += 1) bought.push(await shop.buy())
  return bought
}
const idsOf = (orders: readonly Bought[]) => orders.map(({ id }) => id)
const statusesOf = (orders: readonly Bought[]) => Promise.all(orders.map((order) => desk.statusOf(order)))
const setStatus = ({ orderId }: Bought, status: string) =>
  shop.db().execute(sql`UPDATE orders SET status = ${status} WHERE id = ${orderId}`)
const actionsAbout = async (order: Bought) => (await desk.entriesAbout(order)).map(({ action }) => action)

describe('a command for several orders', () => {
  test('[OPS-13] [OPS-21] fulfils each that can be, says why the others cannot, and leaves an entry for each done', async () => {
    const [first, done, last] = (await buy(3)) as [Bought, Bought, Bought]
    const orders = [first, done, last]
    await bulk('fulfil', { ids: [done.id], expected_count: 1 })
    const answer = await bulk('fulfil', { ids: idsOf(orders), expected_count: 3 }, 'support')
    expect(answer.body.data).toMatchObject({ dry_run: false, count: 3, done: 2, refused: 1 })
    const results: Result[] = answer.body.data.results
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done'])
    expect(results[1]).toMatchObject({ id: done.id, code: 'ORDER_NOT_OPEN', change_id: null })
    expect(await statusesOf(orders)).toEqual(['FULFILLED', 'FULFILLED', 'FULFILLED'])
    for (const order of orders) expect(await actionsAbout(order)).toEqual(['orders.fulfil'])
  })

  test('[OPS-13] tried as a dry run tells the same and changes nothing', async () => {
    const orders = await buy(2)
    const [first] = orders as [Bought]
    const revision = (await desk.about(first)).revision
    const { body } = await bulk('fulfil', { ids: idsOf(orders), dry_run: true })
    expect(body.data).toMatchObject({ dry_run: true, count: 2, done: 2, refused: 0 })
    expect(await statusesOf(orders)).toEqual(['UNFULFILLED', 'UNFULFILLED'])
    expect((await desk.about(first)).revision).toBe(revision)
    expect(await actionsAbout(first)).toEqual([])
  })

  test('[OPS-13] for other than the seen number is refused with the new one, and changes nothing', async () => {
    const orders = await buy(2)
    const { number } = orders[0] as Bought
    const answer = await bulk('fulfil', { where: { search: number }, expected_count: 2 })
    expect(codeOf(answer)).toEqual([409, 'COUNT_CHANGED'])
    expect(answer.body.current).toEqual({ count: 1 })
    expect(await statusesOf(orders)).toEqual(['UNFULFILLED', 'UNFULFILLED'])
    const found = await bulk('fulfil', { where: { search: number }, expected_count: 1 })
    expect(found.body.data).toMatchObject({ count: 1, done: 1 })
    expect(await statusesOf(orders)).toEqual(['FULFILLED', 'UNFULFILLED'])
  })

  test('[OPS-13] sent again is answered again and does nothing twice; the same key for something else is refused', async () => {
    const orders = await buy(2)
    const body = { key: key(), ids: idsOf(orders), expected_count: 2 }
    const [one, other] = [await bulk('fulfil', body), await bulk('fulfil', body)]
    expect(other.body).toEqual(one.body)
    for (const order of orders) expect(await actionsAbout(order)).toHaveLength(1)
    expect(codeOf(await bulk('fulfil', { ...body, ids: [orders[0]?.id], expected_count: 1 }))).toEqual([
      409,
      'KEY_REUSED',
    ])
  })

  test('[OPS-13] confirms, and records that nobody came to what has begun', async () => {
    const [waiting, ahead, missed] = (await buy(3)) as [Bought, Bought, Bought]
    await setStatus(waiting, 'UNCONFIRMED')
    const confirmed = await bulk('confirm', { ids: idsOf([waiting, ahead]), expected_count: 2 }, 'support')
    expect(confirmed.body.data.results).toMatchObject([{ outcome: 'done' }, { code: 'ORDER_MOVE_REFUSED' }])
    await desk.begin(missed)
    await shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() + interval '2 days'
      WHERE order_id = ${ahead.orderId} AND appointment_at IS NOT NULL`)
    const body = { ids: idsOf([ahead, missed]), expected_count: 2 }
    const recorded = await bulk('not-come', body, 'centre-staff')
    expect(recorded.body.data.results).toMatchObject([{ code: 'VISIT_NOT_DUE' }, { outcome: 'done' }])
    expect(await statusesOf([waiting, ahead, missed])).toEqual(['UNFULFILLED', 'UNFULFILLED', 'EXPIRED'])
    expect((await bulk('not-come', { where: {}, expected_count: 1 }, 'centre-staff')).status).toBe(400)
  })

  test('[OPS-13] [OPS-14] cancels with the money back, for a reason', async () => {
    const orders = await buy(2)
    const body = { ids: idsOf(orders), expected_count: 2, to: 'wallet' }
    expect(codeOf(await bulk('cancel', body))).toEqual([400, 'REASON_REQUIRED'])
    const tried = await bulk('cancel', { ids: idsOf(orders), dry_run: true, to: 'wallet' })
    expect(tried.body.data).toMatchObject({ done: 2 })
    expect(await statusesOf(orders)).toEqual(['UNFULFILLED', 'UNFULFILLED'])
    const cancelled = await bulk('cancel', { ...body, reason: 'the lift is broken' })
    expect(cancelled.body.data).toMatchObject({ done: 2, refused: 0 })
    expect(await statusesOf(orders)).toEqual(['CANCELED', 'CANCELED'])
    for (const order of orders)
      expect(await desk.entriesAbout(order)).toMatchObject([
        { action: 'orders.cancel', reason: 'the lift is broken', after: { paymentStatus: 'FULLY_REFUNDED' } },
      ])
  })

  test('[ROLE-08] means orders of the own centres alone', async () => {
    const [order] = (await buy(1)) as [Bought]
    const foreign = await bulk('fulfil', { ids: [order.id], expected_count: 1 }, 'manager', centres.foreign)
    expect([...codeOf(foreign), foreign.body.current]).toEqual([409, 'COUNT_CHANGED', { count: 0 }])
    const wide = await bulk('fulfil', { where: {}, dry_run: true }, 'manager', centres.foreign)
    expect(JSON.stringify(wide.body)).not.toContain(order.id)
    expect((await bulk('cancel', { ids: [order.id], expected_count: 1, to: 'card' }, 'support')).status).toBe(
      403,
    )
    expect((await bulk('fulfil', { ids: [order.id], expected_count: 1 }, 'centre-staff')).status).toBe(403)
  })

  test.each([
    {},
    { ids: [], expected_count: 0 },
    { ids: ['x'], where: {}, expected_count: 1 },
    { ids: ['x'] },
    { where: { colour: 'red' }, expected_count: 1 },
    { ids: Array.from({ length: 201 }, () => 'x'), expected_count: 200 },
    { ids: ['x'], expected_count: 201 },
  ])('without one selection and a count that is possible (%#) is refused', async (body) => {
    expect((await bulk('fulfil', body)).status).toBe(400)
  })

  test('means two hundred at most', async () => {
    const [order] = (await buy(1)) as [Bought]
    await shop.db().execute(sql`
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, language, email, total_baisa, tax_baisa,
        payment_status, status)
      SELECT gen_random_uuid(), customer_id, channel_id, state_id, language, '', 0, 0, 'NOT_CHARGED', 'DRAFT'
      FROM orders, generate_series(1, 201) WHERE id = ${order.orderId}`)
    const wide = await bulk('fulfil', { where: { status: 'DRAFT' }, dry_run: true })
    expect(codeOf(wide)).toEqual([409, 'BULK_TOO_LARGE'])
    await shop.db().execute(sql`DELETE FROM orders WHERE status = 'DRAFT'`)
  })
})
