import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'

export type SampleLine = {
  variantId: string
  quantity: number
  metadata: { key: string; value: string }[]
}

export type Booked = {
  slotId: number
  variantKey: number
  feeBaisa: number
  feeVariantId: number | null
  /** As `checkoutCreate` takes it. */
  line: SampleLine
}

/** A centre in Muscat with a stock of its own, and that stock. */
const ghala = { centreId: 1, warehouseId: 101 }

type BookedSample = {
  capacity: number
  units?: number
  isSoon?: boolean
  /** Which of the oils, from 0. */
  nth?: number
}

/** A line of oil, booked for an hour with room for so many, of which there are so many units in the whole shop. */
export async function bookedLine(
  db: Database,
  { capacity, units = 1000, isSoon, nth }: BookedSample,
): Promise<Booked> {
  const [slot] = await freeSlots(db, { centreId: ghala.centreId, capacity })
  const goods = await oil(db, nth)
  await setStock(db, goods.variantKey, units)
  await setFee(db, slot?.slotId ?? 0)
  if (isSoon) await moveToSoon(db, slot?.slotId ?? 0)
  return lineAt(db, slot?.slotId ?? 0, goods)
}

/** Lines of oil, each booked for another hour. */
export async function bookedLines(db: Database, count: number): Promise<Booked[]> {
  const slots = await freeSlots(db, { centreId: ghala.centreId, capacity: 5, count })
  const goods = await oil(db)
  await setStock(db, goods.variantKey, 1000)
  for (const { slotId } of slots) await setFee(db, slotId)
  const lines: Booked[] = []
  for (const { slotId } of slots) lines.push(await lineAt(db, slotId, goods))
  return lines
}

async function lineAt(
  db: Database,
  slotId: number,
  { productId, variantKey }: Awaited<ReturnType<typeof oil>>,
): Promise<Booked> {
  const { rows } = await db.execute<SlotRow>(sql`
    SELECT delivery_date::text AS date, name AS shift, service_fee_baisa AS fee, service_fee_variant_id AS fee_variant,
      to_char(starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI-') || to_char(ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS time
    FROM slots JOIN shifts ON shifts.id = shift_id WHERE slots.id = ${slotId}`)
  const [hour] = rows
  if (!hour) throw new Error('The demo shop has no hour to book')
  const pairs = {
    slot_id: String(slotId),
    service_center_id: String(ghala.centreId),
    product_id: toGlobalId('Product', productId),
    service_type: 'service',
    delivery_date: hour.date,
    delivery_shift: hour.shift,
    delivery_time: hour.time,
    service_fee_id: hour.fee_variant ? toGlobalId('ProductVariant', hour.fee_variant) : '',
    name: 'Ghala Service Centre',
    stock_type: 'center',
  }
  return {
    slotId,
    variantKey,
    feeBaisa: hour.fee,
    feeVariantId: hour.fee_variant,
    line: {
      variantId: toGlobalId('ProductVariant', variantKey),
      quantity: 1,
      metadata: Object.entries(pairs).map(([key, value]) => ({ key, value })),
    },
  }
}

type SlotRow = { date: string; shift: string; time: string; fee: number; fee_variant: number | null }

/** Goods of one variant that the centre's warehouse has. */
export async function oil(db: Database, nth = 0): Promise<{ productId: number; variantKey: number }> {
  const { rows } = await db.execute<{ product: number; variant: number }>(sql`
    SELECT products.id AS product, min(product_variants.id) AS variant
    FROM products JOIN product_variants ON product_id = products.id JOIN categories ON categories.id = category_id
      LEFT JOIN categories AS kinds ON kinds.id = categories.parent_id LEFT JOIN categories AS top ON top.id = kinds.parent_id
    WHERE products.kind = 'goods' AND 'engine-oil' IN (categories.slug, kinds.slug, top.slug)
    GROUP BY products.id, top.slug HAVING count(*) = 1 ORDER BY top.slug IS NOT DISTINCT FROM 'engine-oil', products.id OFFSET ${nth} LIMIT 1`)
  const [found] = rows
  if (!found) throw new Error('The demo shop has no oil')
  return { productId: found.product, variantKey: found.variant }
}

/** The centre of a booked line comes to homes for it as well. */
export async function offerAtHome(db: Database, { variantKey }: Booked): Promise<void> {
  await db.execute(sql`
    INSERT INTO product_service_types (product_id, service_type, venue)
    SELECT product_id, 'service', 'home' FROM product_variants WHERE id = ${variantKey} ON CONFLICT DO NOTHING`)
  await db.execute(sql`
    INSERT INTO centre_service_types (centre_id, service_type_id, venue)
    SELECT centre_id, service_type_id, 'home' FROM centre_service_types WHERE centre_id = ${ghala.centreId}
    ON CONFLICT DO NOTHING`)
}

/** There are so many units, all of them at the centre. */
export async function setStock(db: Database, variantId: number, units: number): Promise<void> {
  await db.execute(sql`UPDATE stocks SET on_hand = reserved WHERE variant_id = ${variantId}`)
  await db.execute(sql`
    INSERT INTO stocks (warehouse_id, variant_id, on_hand) VALUES (${ghala.warehouseId}, ${variantId}, ${units})
    ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET on_hand = stocks.reserved + ${units}`)
}

async function setFee(db: Database, slotId: number): Promise<void> {
  await db.execute(sql`
    UPDATE shifts SET service_fee_baisa = 1500, service_fee_variant_id = (
      SELECT min(product_variants.id) FROM product_variants JOIN products ON products.id = product_id WHERE kind = 'fee')
    WHERE id = (SELECT shift_id FROM slots WHERE id = ${slotId})`)
}

/** So soon that goods from another warehouse would come too late. */
async function moveToSoon(db: Database, slotId: number): Promise<void> {
  await db.execute(sql`
    UPDATE slots SET starts_at = soon, ends_at = soon + interval '1 hour',
      delivery_date = (soon AT TIME ZONE 'Asia/Muscat')::date
    FROM (SELECT now() + interval '61 minutes' AS soon) AS moment WHERE id = ${slotId}`)
  // Whatever the calendar says of the day.
  await db.execute(
    sql`DELETE FROM holidays USING slots WHERE slots.id = ${slotId} AND holidays.date = slots.delivery_date`,
  )
}
