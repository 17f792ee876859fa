import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { atOnce } from '#testing/at-once.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { centres, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'
import { visitSlots } from '../testing/visit-slots.ts'

const shop = useOrderShop('91000894')
const desk = orderConsole(shop)
const { slotsAt, slotAt, setFee, slotOf, takenOf } = visitSlots(shop)

async function reschedule(order: Bought, slot_id: number, { as = shop.token(), change = {} } = {}) {
  const { line_id } = await desk.about(order)
  const answer = await shop.shop().app.inject({
    method: 'POST',
    url: `/api/v1/orders/user-orders/${order.id}/reschedule/`,
    headers: { host: 'localhost', ...(as && { authorization: `Bearer ${as}` }) },
    payload: { line_id, slot_id, ...change },
  })
  const body = answer.json()
  return { status: answer.statusCode, code: body.errors?.[0]?.code, data: body.data }
}

/** The visit begins so many hours from now. */
const beginIn = ({ orderId }: Bought, hours: number) =>
  shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() + ${hours} * interval '1 hour'
    WHERE order_id = ${orderId} AND appointment_at IS NOT NULL`)

const movesOf = ({ orderId }: Bought) =>
  shop.rows<{ operator: number | null; to: number }>(sql`SELECT operator_id AS operator, to_slot_id AS "to"
    FROM visit_moves WHERE order_id = ${orderId} ORDER BY id`)

describe('hours that are offered for a visit', () => {
  async function ask(order: Bought, path = '', as = shop.token()) {
    const { line_id } = await desk.about(order)
    const answer = await shop.shop().app.inject({
      url: `/api/v1/orders/user-orders/${order.id}/centres/${path}?line_id=${encodeURIComponent(line_id)}`,
      headers: { host: 'localhost', authorization: `Bearer ${as}` },
    })
    return { status: answer.statusCode, data: answer.json().data }
  }

  type Shift = { available_shifts: { id: number }[]; full_shifts: unknown[] }

  const hoursAt = async (order: Bought, centre: number) => {
    const { data } = await ask(order, `${centre}/`)
    const shifts: Shift[] = data.dates.flatMap((date: { shifts: object }) => Object.values(date.shifts))
    expect(shifts.flatMap(({ full_shifts }) => full_shifts)).toEqual([])
    return shifts.flatMap(({ available_shifts }) => available_shifts.map(({ id }) => id))
  }

  test('[ORD-27] are those of centres that do the work, cost no more than was paid, and are not the one it has', async () => {
    const order = await shop.buy()
    const { slot } = await slotOf(order)
    const target = await slotAt(centres.own)
    const { data } = await ask(order)
    const listed: { id: number }[] = data
    expect(listed.map(({ id }) => id)).toContain(centres.own)
    await setFee(target, 1501)
    expect(await hoursAt(order, centres.own)).not.toContain(target)
    await setFee(target, 1500)
    const hours = await hoursAt(order, centres.own)
    expect([hours.includes(target), hours.includes(slot)]).toEqual([true, false])
    // The list promises no hour that the centre does not offer.
    await shop.db().execute(sql`UPDATE shifts SET service_fee_baisa = 1501 WHERE centre_id = ${centres.own}
      AND id <> (SELECT shift_id FROM slots WHERE id = ${target}) AND service_fee_baisa > 0`)
    const earliest = (await ask(order)).data.find(({ id }: { id: number }) => id === centres.own)?.earliest
    expect(earliest).toBe((await ask(order, `${centres.own}/`)).data.earliest)
    expect((await reschedule(order, target)).status).toBe(200)
    expect(await hoursAt(order, centres.own)).not.toContain(target)
  })

  test('do not ask for goods that were sold already', async () => {
    const order = await shop.buy()
    const target = await slotAt(centres.own)
    const sold = sql`variant_id IN (SELECT variant_id FROM order_lines WHERE order_id = ${order.orderId})`
    const before = await shop.rows<{ id: number; units: number }>(
      sql`SELECT id, on_hand AS units FROM stocks WHERE ${sold}`,
    )
    await shop.db().execute(sql`UPDATE stocks SET on_hand = reserved WHERE ${sold}`)
    expect(await hoursAt(order, centres.own)).toContain(target)
    expect((await reschedule(order, target)).status).toBe(200)
    for (const { id, units } of before)
      await shop.db().execute(sql`UPDATE stocks SET on_hand = ${units} WHERE id = ${id}`)
  })

  test('are told to the customer alone', async () => {
    const order = await shop.buy()
    const other = await shop.signIn('91000896')
    expect((await ask(order, '', other)).status).toBe(404)
    expect((await ask(order, `${centres.own}/`, other)).status).toBe(404)
    expect((await ask(order, '999999/')).status).toBe(404)
  })
})

describe('a visit that its customer moves', () => {
  test('has the new slot and no longer the old one; asking again changes nothing', async () => {
    const order = await shop.buy()
    const { slot: before } = await slotOf(order)
    const target = await slotAt(centres.own)
    const revision = async () => (await desk.about(order)).revision
    const first = await revision()
    const answer = { status: 200, code: undefined, data: { credited_amount: 0 } }
    expect(await reschedule(order, target)).toEqual(answer)
    expect([await takenOf(before), await takenOf(target)]).toEqual([0, 1])
    expect(await revision()).toBeGreaterThan(first)
    const moved = await revision()
    expect(await reschedule(order, target)).toEqual(answer)
    expect(await revision()).toBe(moved)
    expect(await takenOf(target)).toBe(1)
    expect(await movesOf(order)).toEqual([{ operator: null, to: target }])
    const { metadata } = await slotOf(order)
    expect(metadata.slot_id).toBe(String(target))
  })

  test('[ORD-27] has to be a day away, and may be five times a day', async () => {
    const order = await shop.buy()
    const slots = await slotsAt(centres.own, 7)
    await beginIn(order, 23.9)
    expect(await reschedule(order, slots[0] ?? 0)).toMatchObject({ status: 409, code: 'MOVED_TOO_LATE' })
    await beginIn(order, 24.1)
    for (const slot of slots.slice(0, 5)) expect((await reschedule(order, slot)).status).toBe(200)
    expect(await reschedule(order, slots[5] ?? 0)).toMatchObject({ status: 409, code: 'MOVED_TOO_OFTEN' })
    await shop.db().execute(sql`UPDATE visit_moves SET created_at = created_at - interval '25 hours'
      WHERE order_id = ${order.orderId}`)
    expect((await reschedule(order, slots[5] ?? 0)).status).toBe(200)
  })

  test('[ORD-27] cannot have a dearer hour than was paid for; what a cheaper one costs less goes to the wallet', async () => {
    const order = await shop.buy({ quantity: 2 })
    const [one = 0, other = 0] = await slotsAt(centres.own, 2)
    const { slot } = await slotOf(order)
    await setFee(one, 1501)
    expect(await reschedule(order, one)).toMatchObject({ status: 409, code: 'SLOT_COSTS_MORE' })
    expect((await slotOf(order)).slot).toBe(slot)
    await setFee(one, 1000)
    expect((await reschedule(order, one)).data).toEqual({ credited_amount: 1 })
    const credit = sql`SELECT coalesce(sum(order_refunds.amount_baisa), 0)::int AS credit FROM order_refunds
      JOIN order_payments ON order_payments.id = payment_id
      WHERE order_id = ${order.orderId} AND order_refunds.target = 'WALLET'`
    await waitUntil(async () => (await shop.rows<{ credit: number }>(credit))[0]?.credit === 1000)
    // What was given back has not been paid any more.
    await setFee(other, 1500)
    expect((await reschedule(order, other)).code).toBe('SLOT_COSTS_MORE')
    await setFee(other, 1000)
    expect((await reschedule(order, other)).data).toEqual({ credited_amount: 0 })
  })

  test('is the own one: somebody else, a visitor and an unknown line find nothing', async () => {
    const order = await shop.buy()
    const other = await shop.buy()
    const { slot } = await slotOf(order)
    const target = await slotAt(centres.own)
    expect((await reschedule(order, target, { as: await shop.signIn('91000895') })).status).toBe(404)
    expect((await reschedule(order, target, { as: '' })).status).toBe(401)
    const { line_id } = await desk.about(other)
    expect(await reschedule(order, target, { change: { line_id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await reschedule(order, 2_000_000_000)).status).toBe(404)
    expect((await slotOf(order)).slot).toBe(slot)
    await shop.cancel(order.orderId)
    await expect.poll(async () => (await reschedule(order, target)).code).toBe('ORDER_NOT_OPEN')
  })

  test('gets the last place or stays where it was', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const orders = [await shop.buy(), await shop.buy()]
      const target = await slotAt(centres.own, { capacity: 1 })
      const answers = await atOnce(orders, (order) => reschedule(order, target))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await takenOf(target)).toBe(1)
    }
  })

  test('twice at once to two hours has one of them', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const order = await shop.buy()
      const targets = await slotsAt(centres.own, 2)
      await atOnce(targets, (slot) => reschedule(order, slot))
      const { slot } = await slotOf(order)
      for (const target of targets) expect(await takenOf(target)).toBe(target === slot ? 1 : 0)
    }
  })

  test('against a shopper who wants the last place: it is sold once', async () => {
    const order = await shop.buy()
    const { slotId, line } = await bookedLine(shop.db(), { capacity: 1 })
    await setFee(slotId, 0)
    const [moved, created] = await Promise.all([reschedule(order, slotId), shop.create({ lines: [line] })])
    expect([moved.status === 200, created.errors.length === 0].filter(Boolean)).toHaveLength(1)
    expect(await takenOf(slotId)).toBe(1)
  })
})
