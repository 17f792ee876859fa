import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type Param, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { isProvidedAs, ownAndUpperCategories, type Provision } from '#modules/catalogue/index.ts'
import { freeUnits } from '#modules/inventory/index.ts'
import { firstBookableMoment, isOnHoliday, stateOfCentre } from './bookable.ts'

/** A slot with what a booking of it says. */
export type FoundSlot = {
  slotId: number
  centreId: number
  shiftId: number
  deliveryDate: string
  deliveryShift: string
  deliveryTime: string
  startsAt: Date
  endsAt: Date
  feeVariantId: number | null
  feeBaisa: Baisa
  warehouseId: number
  centre: SlotCentre
  /** Whether the centre does what is asked for products of that kind. */
  isOffered: boolean
  /** Where the goods come from, and whether they can be there by then. */
  stockType: 'center' | 'warehouse'
  isInTime: boolean
  /** Days until goods from the warehouse are at its centre. */
  leadDays: number
  /** Whether it is far enough ahead to be booked. */
  isAhead: boolean
  /** At this moment; the final answer comes when the slot is held. */
  isFull: boolean
  /** Closed with its centre. */
  isClosed: boolean
}

/** The centre as the shop knows it, whatever a caller wrote about it. */
export type SlotCentre = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  phone: string
  latitude: number
  longitude: number
}

/** A slot by its id, or by where and when it is. */
export type SlotName =
  | { slotId: number }
  | { slotId: undefined; centreId: number; deliveryDate: string; deliveryShift: string; deliveryTime: string }

export type SlotQuestion = SlotName & SlotWork

/** The work to be done in a slot. */
export type SlotWork = {
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  /** Counted units by variant that the line takes; none for work alone. */
  units: ReadonlyMap<number, number>
}

export async function findSlot(executor: Executor, asked: SlotQuestion): Promise<FoundSlot | undefined> {
  if (asked.slotId === undefined) return (await selectSlots(executor, asked, isNamed(asked)))[0]
  const { slotId, productId, serviceType, venue, units } = asked
  const { rows } = await selectById(executor, { slotId, productId, serviceType, venue, ...unitRows(units) })
  return rows.map(toSlot)[0]
}

/** The slots of a day in Muscat that can be booked now, at any of the centres. */
export function findSlotsOfDay(
  executor: Executor,
  { day, centres, ...work }: SlotWork & { day: string; centres: readonly number[] | 'all' },
): Promise<FoundSlot[]> {
  const isAmong = centres === 'all' ? sql`true` : sql`centre.id = ANY(${sql.param([...centres])}::int[])`
  return selectSlots(
    executor,
    work,
    sql`slot.delivery_date = ${day}::date AND slot.starts_at >= ${firstBookableMoment} AND slot.taken < slot.capacity
      AND centre.is_active AND ${isAmong} AND NOT EXISTS (
        SELECT FROM (SELECT 1) AS once ${stateOfCentre} WHERE ${isOnHoliday})`,
  )
}

async function selectSlots(executor: Executor, asked: SlotWork, isWanted: SQL): Promise<FoundSlot[]> {
  const { variantIds, counts } = unitRows(asked.units)
  const needed = { variantIds: sql.param(variantIds), counts: sql.param(counts) }
  const { rows } = await executor.execute<SlotRow>(slotsWhere({ ...asked, ...needed }, isWanted))
  return rows.map(toSlot)
}

function unitRows(units: SlotWork['units']): { variantIds: number[]; counts: number[] } {
  return { variantIds: [...units.keys()], counts: [...units.values()] }
}

type SlotRow = Omit<FoundSlot, 'startsAt' | 'endsAt'> & Times

function toSlot(row: SlotRow): FoundSlot {
  return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }
}

type AskedSlots = Provision & { variantIds: Param | Placeholder; counts: Param | Placeholder }

function slotsWhere(asked: AskedSlots, isWanted: SQL): SQL {
  return sql`
    WITH branch AS (${ownAndUpperCategories(asked.productId)}), needed AS (
      SELECT * FROM unnest(${asked.variantIds}::int[], ${asked.counts}::int[]) AS rows (variant_id, units)
    )
    SELECT slot.id AS "slotId", slot.centre_id AS "centreId", slot.shift_id AS "shiftId",
      slot.delivery_date::text AS "deliveryDate", shift.name AS "deliveryShift",
      ${deliveryTime} AS "deliveryTime",
      slot.starts_at::text AS "startsAt", slot.ends_at::text AS "endsAt",
      shift.service_fee_variant_id AS "feeVariantId", shift.service_fee_baisa AS "feeBaisa",
      centre.warehouse_id AS "warehouseId", centre.lead_days AS "leadDays", goods.stock_type AS "stockType",
      json_build_object('nameEn', centre.name_en, 'nameAr', centre.name_ar, 'addressEn', centre.address_en,
        'addressAr', centre.address_ar, 'phone', centre.phone, 'latitude', centre.latitude, 'longitude', centre.longitude) AS centre,
      ${isOffered(asked)} AS "isOffered",
      slot.delivery_date >= ((${firstBookableMoment}) AT TIME ZONE 'Asia/Muscat')::date + goods.lead_days AS "isInTime",
      slot.starts_at >= ${firstBookableMoment} AS "isAhead", slot.taken >= slot.capacity AS "isFull",
      slot.is_closed AS "isClosed"
    FROM slots AS slot
      JOIN shifts AS shift ON shift.id = slot.shift_id
      JOIN service_centres AS centre ON centre.id = slot.centre_id
      CROSS JOIN LATERAL (${whereGoodsComeFrom}) AS goods
    WHERE ${isWanted} ORDER BY slot.starts_at, slot.centre_id, slot.id`
}

const deliveryTime = sql.raw(
  `to_char(slot.starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI-') || to_char(slot.ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI')`,
)

/** A centre has one shift of a name, and a shift begins once at a time. */
function isNamed(asked: Extract<SlotName, { slotId: undefined }>) {
  return sql`slot.centre_id = ${asked.centreId} AND slot.delivery_date = ${asked.deliveryDate}::date
    AND shift.name = ${asked.deliveryShift} AND ${deliveryTime} = ${asked.deliveryTime}`
}

type Times = { startsAt: string; endsAt: string }

function isOffered({ productId, serviceType, venue }: Provision) {
  return sql`${isProvidedAs({ productId, serviceType, venue })} AND EXISTS (
      SELECT FROM centre_service_types AS offered
        JOIN service_types AS type ON type.id = offered.service_type_id AND type.service_type = ${serviceType}
        JOIN service_type_categories AS covered ON covered.service_type_id = type.id
      WHERE offered.centre_id = slot.centre_id AND offered.venue = ${venue} AND covered.category_id IN (SELECT id FROM branch))`
}

/** The same rule as `supplyOf` in memory: from the centre's own stock if all of it is there, else from the warehouse. */
const whereGoodsComeFrom = sql`
  SELECT CASE WHEN supply.is_own THEN 'center' ELSE 'warehouse' END AS stock_type,
    CASE WHEN supply.is_own OR NOT EXISTS (SELECT FROM needed) THEN 0 ELSE greatest(1, centre.lead_days) END AS lead_days
  FROM (SELECT centre.stock_type = 'center' AND NOT EXISTS (
    SELECT FROM needed LEFT JOIN ${freeUnits} AS stock
      ON stock.variant_id = needed.variant_id AND stock.warehouse_id = centre.warehouse_id
    WHERE coalesce(stock.units, 0) < needed.units) AS is_own) AS supply`

const { placeholder } = sql

const selectById = fixedSql<SlotRow>(
  'booking_find_slot',
  slotsWhere(
    {
      productId: placeholder('productId'),
      serviceType: placeholder('serviceType'),
      venue: placeholder('venue'),
      variantIds: placeholder('variantIds'),
      counts: placeholder('counts'),
    },
    sql`slot.id = ${placeholder('slotId')}`,
  ),
)
