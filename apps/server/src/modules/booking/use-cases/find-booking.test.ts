import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { freeSlots } from '../samples/free-slot.ts'
import { findBookingOf } from './find-booking.ts'

type Facts = {
  slotId: number
  date: string
  shift: string
  time: string
  fee: number
  productId: number
  variantId: number
  own: number
}

let database: TestDatabase
let facts: Facts
let values: Record<string, string>
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const [slot] = await freeSlots(database.db, { centreId: 1, capacity: 2 })
  const { rows } = await database.db.execute<Facts>(sql`
    SELECT slots.id AS "slotId", delivery_date::text AS date, shifts.name AS shift,
      to_char(starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') || '-' || to_char(ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS time,
      service_fee_variant_id AS fee, goods.product_id AS "productId", goods.id AS "variantId", goods.own
    FROM slots JOIN shifts ON shifts.id = shift_id, LATERAL (
      SELECT product_variants.id, product_id, on_hand AS own FROM product_variants
        JOIN products ON products.id = product_id
        JOIN categories ON categories.id = category_id
        JOIN stocks ON variant_id = product_variants.id AND warehouse_id = 101
      WHERE on_hand > 2 AND (categories.slug = 'engine-oil' OR categories.parent_id = (SELECT id FROM categories WHERE slug = 'engine-oil'))
      ORDER BY product_variants.id LIMIT 1) AS goods
    WHERE slots.id = ${slot?.slotId ?? 0}`)
  if (!rows[0]) throw new Error('nothing to book')
  facts = rows[0]
  values = {
    slot_id: String(facts.slotId),
    service_center_id: '1',
    product_id: toGlobalId('Product', facts.productId),
    service_type: 'service',
    delivery_date: facts.date,
    delivery_shift: facts.shift,
    delivery_time: facts.time,
    service_fee_id: toGlobalId('ProductVariant', facts.fee),
  }
})
afterAll(() => database.close())

const find = (changed: Record<string, string> = {}, units = new Map([[facts.variantId, 1]])) =>
  findBookingOf(database.db, {
    metadata: Object.entries({ ...values, ...changed }).map(([key, value]) => ({ key, value })),
    productId: facts.productId,
    units,
  })

describe('findBookingOf', () => {
  test('[BOOK-17] a booking that says what is so is found, with the fee of the database', async () => {
    expect(await find({ service_fee: '0.001', name: 'whatever' })).toMatchObject({
      ok: true,
      value: {
        slotId: facts.slotId,
        centreId: 1,
        warehouseId: 101,
        serviceType: 'service',
        venue: 'center',
        stockType: 'center',
        feeVariantId: facts.fee,
        feeBaisa: expect.any(Number),
      },
    })
  })

  test.each([
    ['service_center_id', '2'],
    ['delivery_date', '2026-01-01'],
    ['delivery_shift', 'night'],
    ['delivery_time', '03:00-04:00'],
    ['service_fee_id', toGlobalId('ProductVariant', 1)],
    ['service_fee_id', ''],
    ['product_id', '999999'],
  ])('one that differs in %s ("%s") is refused, and says in what', async (key, value) => {
    expect(await find({ [key]: value })).toMatchObject({ ok: false, code: 'BOOKING_INVALID', field: key })
  })

  test('a slot that does not exist is unknown', async () => {
    expect(await find({ slot_id: '2000000000' })).toMatchObject({ ok: false, code: 'SLOT_UNKNOWN' })
  })

  test('a centre that does not come to homes for this is refused', async () => {
    await database.db.execute(sql`DELETE FROM centre_service_types WHERE centre_id = 1 AND venue = 'home'`)
    expect(await find({ place: 'home' })).toMatchObject({ code: 'BOOKING_INVALID', field: 'service_type' })
  })

  test('[BOOK-43] an hour before the goods can be there is refused', async () => {
    const many = new Map([[facts.variantId, facts.own + 1]])
    await database.db.execute(sql`UPDATE service_centres SET lead_days = 30 WHERE id = 1`)
    expect(await find({}, many)).toMatchObject({ ok: false, code: 'SLOT_TOO_SOON' })
    await database.db.execute(sql`UPDATE service_centres SET lead_days = 0 WHERE id = 1`)
    expect(await find({}, many)).toMatchObject({ ok: true, value: { stockType: 'warehouse' } })
  })
})
