import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { isProvidedAs, ownAndUpperCategories } from '#modules/catalogue/index.ts'
import type { OpenSlot, WorkAtCentre, WorkToDo } from '../rules/alternative.ts'
import { firstBookableMoment, isOnHoliday, stateOfCentre } from './bookable.ts'

/** The name under which a slot is held for a customer whose centre is closed. */
const prefix = 'closing:'

export function offerHolder(offerId: number): string {
  return `${prefix}${offerId}`
}

/** The offers behind holders' names; other holders are left out. */
export function offersOf(holders: readonly string[]): number[] {
  return holders
    .filter((holder) => holder.startsWith(prefix))
    .map((holder) => Number(holder.slice(prefix.length)))
}

/** Which of the open centres does which of the works, in one statement; works are named by their index. */
export async function findCentresFor(
  executor: Executor,
  works: readonly WorkToDo[],
): Promise<WorkAtCentre[]> {
  if (works.length === 0) return []
  const parts = works.map(({ productId, serviceType, venue }, index) => {
    const work = { productId, serviceType, venue }
    return sql`SELECT ${index}::int AS work, offered.centre_id FROM centre_service_types AS offered
      JOIN service_types AS type ON type.id = offered.service_type_id AND type.service_type = ${serviceType}
      JOIN service_type_categories AS covered ON covered.service_type_id = type.id
    WHERE offered.venue = ${venue} AND covered.category_id IN (${ownAndUpperCategories(productId)}) AND ${isProvidedAs(work)}`
  })
  const { rows } = await executor.execute<WorkAtCentre>(sql`
    SELECT DISTINCT done.work, centre.id AS "centreId", centre.name_en AS "nameEn", centre.name_ar AS "nameAr",
      centre.latitude, centre.longitude, centre.lead_days AS "leadDays", centre.warehouse_id AS "warehouseId",
      centre.stock_type = 'center' AS "hasOwnStock"
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS done
      JOIN service_centres AS centre ON centre.id = done.centre_id AND centre.is_active`)
  return rows
}

/** Slots of these centres with room that can be booked between two moments, with what offers hold of them already. */
export async function findOpenSlots(
  executor: Executor,
  { centreIds, from, until }: { centreIds: readonly number[]; from: Date; until: Date },
): Promise<OpenSlot[]> {
  const { rows } = await executor.execute<Omit<OpenSlot, 'startsAt'> & { startsAt: string }>(sql`
    SELECT slot.id AS "slotId", slot.centre_id AS "centreId", slot.delivery_date::text AS "deliveryDate",
      slot.starts_at::text AS "startsAt", ${roomForOffers} AS room
    FROM slots AS slot JOIN service_centres AS centre ON centre.id = slot.centre_id AND centre.is_active
      ${stateOfCentre}
    WHERE slot.centre_id = ANY (${sql.param(centreIds)}::int[]) AND slot.taken < slot.capacity
      AND slot.starts_at >= greatest(${firstBookableMoment}, ${from.toISOString()}::timestamptz)
      AND slot.starts_at <= ${until.toISOString()}::timestamptz AND NOT ${isOnHoliday}
    ORDER BY slot.starts_at, slot.id`)
  return rows.flatMap((row) => (row.room > 0 ? { ...row, startsAt: new Date(row.startsAt) } : []))
}

export type WantedOffer = { offerId: number; slotId: number; expiresAt: Date }

/**
 * Holds slots for offers, each if no more than half of the places stay held that would be free without offers. Slots are
 * locked in the order of their ids; the counts under the lock decide. Answers which offers are held.
 */
export async function holdForOffers(tx: Transaction, wanted: readonly WantedOffer[]): Promise<number[]> {
  if (wanted.length === 0) return []
  const column = <Value>(pick: (offer: WantedOffer) => Value) => sql.param(wanted.map(pick))
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH wanted AS (
      SELECT * FROM unnest(${column(({ offerId }) => offerId)}::int[], ${column(({ slotId }) => slotId)}::int[],
        ${column(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[]) AS rows (offer_id, slot_id, expires_at)
    ), locked AS (
      SELECT slot.id, slot.starts_at, slot.centre_id, slot.delivery_date, slot.taken, slot.capacity FROM slots AS slot
      WHERE slot.id IN (SELECT slot_id FROM wanted) AND slot.taken < slot.capacity ORDER BY slot.id FOR UPDATE
    ), roomy AS (
      SELECT slot.id, slot.starts_at, ${roomForOffers} AS room FROM locked AS slot
        JOIN service_centres AS centre ON centre.id = slot.centre_id AND centre.is_active
        ${stateOfCentre}
      WHERE slot.starts_at >= ${firstBookableMoment} AND NOT ${isOnHoliday}
    ), allowed AS (
      SELECT wanted.*, roomy.starts_at, roomy.room,
        row_number() OVER (PARTITION BY wanted.slot_id ORDER BY wanted.offer_id) AS number
      FROM wanted JOIN roomy ON roomy.id = wanted.slot_id
    ), given AS (
      SELECT offer_id, slot_id, least(expires_at, starts_at) AS expires_at FROM allowed WHERE number <= room
    ), changed AS (
      UPDATE slots SET taken = taken + counted.units
      FROM (SELECT slot_id, count(*)::int AS units FROM given GROUP BY slot_id) AS counted WHERE id = counted.slot_id
    ), held AS (
      INSERT INTO slot_reservations (slot_id, holder, units, expires_at)
      SELECT slot_id, ${prefix} || offer_id, 1, expires_at FROM given
    )
    SELECT offer_id AS id FROM given ORDER BY offer_id`)
  return rows.map(({ id }) => id)
}

/** Half of the places that nobody but offers holds, less what offers hold. */
const roomForOffers: SQL = sql`(
  SELECT (slot.capacity - slot.taken + coalesce(sum(units), 0))::int / 2 - coalesce(sum(units), 0)::int
  FROM slot_reservations WHERE slot_id = slot.id AND state = 'held' AND holder LIKE ${`${prefix}%`})`

/**
 * Makes the place that is held for an offer a booking of the order's holder; false when the offer is over. A slot that the
 * holder has booked already is the same visit: the held place becomes free.
 */
export async function takeOverOffer(
  tx: Transaction,
  { offerId, slotId, holder }: { offerId: number; slotId: number; holder: string },
): Promise<{ isTaken: boolean; isSpare: boolean }> {
  const { rows } = await tx.execute<{ isSpare: boolean }>(sql`
    WITH live AS (
      SELECT id FROM slot_reservations WHERE holder = ${offerHolder(offerId)} AND slot_id = ${slotId}
        AND state = 'held' AND expires_at > now() FOR UPDATE
    ), booked AS (
      SELECT FROM slot_reservations WHERE holder = ${holder} AND slot_id = ${slotId} AND state = 'booked'
    ), taken_over AS (
      UPDATE slot_reservations SET holder = ${holder}, state = 'booked', expires_at = NULL
      WHERE id IN (SELECT id FROM live) AND NOT EXISTS (SELECT FROM booked)
    )
    SELECT EXISTS (SELECT FROM booked) AS "isSpare" FROM live`)
  return { isTaken: rows.length > 0, isSpare: rows[0]?.isSpare ?? false }
}

/** A slot as customers are told of it. */
export type DescribedSlot = {
  slotId: number
  centreId: number
  startsAt: Date
  endsAt: Date
  feeBaisa: Baisa
}

export async function describeSlots(
  executor: Executor,
  slotIds: readonly number[],
): Promise<DescribedSlot[]> {
  if (slotIds.length === 0) return []
  const { rows } = await executor.execute<
    Omit<DescribedSlot, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string }
  >(sql`
    SELECT slot.id AS "slotId", slot.centre_id AS "centreId", slot.starts_at::text AS "startsAt",
      slot.ends_at::text AS "endsAt", shift.service_fee_baisa AS "feeBaisa"
    FROM slots AS slot JOIN shifts AS shift ON shift.id = slot.shift_id
    WHERE slot.id = ANY (${sql.param(slotIds)}::int[]) ORDER BY slot.starts_at, slot.id`)
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }))
}

/** A centre as customers are told of it, open or not. */
export type DescribedCentre = {
  id: number
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  latitude: number
  longitude: number
}

export async function describeCentres(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DescribedCentre>> {
  const { rows } = await executor.execute<DescribedCentre>(sql`
    SELECT id, name_en AS "nameEn", name_ar AS "nameAr", address_en AS "addressEn", address_ar AS "addressAr",
      latitude, longitude
    FROM service_centres WHERE id = ANY (${sql.param([...new Set(ids)])}::int[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
