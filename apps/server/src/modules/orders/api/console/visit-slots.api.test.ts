import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import { centres, key, type Operator, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000824')
const desk = orderConsole(shop)

/** The other centre does everything that the own one does. */
beforeAll(() =>
  shop.db().execute(sql`INSERT INTO centre_service_types (centre_id, service_type_id, venue)
    SELECT ${centres.foreign}, service_type_id, venue FROM centre_service_types WHERE centre_id = ${centres.own}
    ON CONFLICT DO NOTHING`),
)

async function slotAt(centreId: number): Promise<number> {
  const [slot] = await freeSlots(shop.db(), { centreId, capacity: 5 })
  return slot?.slotId ?? 0
}

/** The slots offered to the operator on the day of a slot. */
async function offered(operator: Operator, order: Bought, slotId: number) {
  const { path, line_id } = await desk.about(order)
  const [slot] = await shop.rows<{ day: string }>(
    sql`SELECT delivery_date::text AS day FROM slots WHERE id = ${slotId}`,
  )
  const query = new URLSearchParams({ line_id, day: slot?.day ?? '' })
  const { status, body } = await operator.ask(`${path}/slots/?${query}`)
  return { status, ids: (body.data ?? []).map((each: { slot_id: number }) => each.slot_id) }
}

test('a visit is offered the free slots of the operator’s centres, and can be moved to them', async () => {
  const order = await shop.buy()
  const [own, foreign] = [await slotAt(centres.own), await slotAt(centres.foreign)]
  const [manager, support] = [await desk.as('manager'), await desk.as('support')]
  expect((await offered(manager, order, own)).ids).toContain(own)
  expect((await offered(manager, order, foreign)).ids).not.toContain(foreign)
  expect((await offered(support, order, foreign)).ids).toContain(foreign)
  const { path, revision, line_id } = await desk.about(order)
  const moved = await manager.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id: own })
  expect(moved.status).toBe(200)
  // Where it is now, it need not go.
  expect((await offered(manager, order, own)).ids).not.toContain(own)
})

test('a visit is offered no slot that is full, and none of a holiday', async () => {
  const order = await shop.buy()
  const support = await desk.as('support')
  const slot = await slotAt(centres.own)
  expect((await offered(support, order, slot)).ids).toContain(slot)
  await shop.db().execute(sql`UPDATE slots SET capacity = 1, walk_ins = 1, taken = 1 WHERE id = ${slot}`)
  expect((await offered(support, order, slot)).ids).not.toContain(slot)
  await shop.db().execute(sql`UPDATE slots SET capacity = 5, walk_ins = 0, taken = 0 WHERE id = ${slot}`)
  await shop.db().execute(sql`INSERT INTO holidays (date, name_en, name_ar, centre_id)
    SELECT delivery_date, 'Closed', 'مغلق', centre_id FROM slots WHERE id = ${slot}`)
  expect((await offered(support, order, slot)).ids).not.toContain(slot)
})

test('the slots for a visit of another centre’s order are not found', async () => {
  const order = await shop.buy()
  const stranger = await desk.as('manager', centres.foreign)
  expect(await offered(stranger, order, await slotAt(centres.foreign))).toEqual({ status: 404, ids: [] })
})
