import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { promisedSlots, type ScheduledDays } from './promised-slots.ts'

type RewrittenDays = ScheduledDays & { centreIds: readonly number[] }

/** A slot that no schedule promises any more although it is reserved or booked. */
export type BookedSlot = {
  slotId: number
  centreId: number
  deliveryDate: string
  startTime: string
  endTime: string
  units: number
}

export const maxListedSlots = 50

/**
 * Locks the slots of these days that have not begun, in the order of their ids as bookings do. Reads afterwards see all
 * earlier bookings; later ones wait, and find the new slots.
 */
export async function lockFutureSlots(tx: Transaction, asked: RewrittenDays): Promise<void> {
  await tx.execute(sql`SELECT FROM slots AS slot WHERE ${isRewritten(asked)} ORDER BY slot.id FOR UPDATE`)
}

/**
 * Locked slots that would fall away although they are reserved or booked: how many units, and the first of them. Slots
 * that are closed with their centre stay until the last booking is decided.
 */
export async function findBookedSlots(
  tx: Transaction,
  asked: RewrittenDays,
): Promise<{ units: number; slots: BookedSlot[] }> {
  const { rows } = await tx.execute<BookedSlot & { total: number }>(sql`
    WITH promised AS (${promisedSlots(asked)})
    SELECT slot.id AS "slotId", slot.centre_id AS "centreId", slot.delivery_date::text AS "deliveryDate",
      to_char(slot.starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "startTime",
      to_char(slot.ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS "endTime",
      reserved.units, (sum(reserved.units) OVER ())::int AS total
    FROM slots AS slot
      JOIN (SELECT slot_id, sum(units)::int AS units FROM slot_reservations GROUP BY slot_id) AS reserved
        ON reserved.slot_id = slot.id
    WHERE ${isRewritten(asked)} AND NOT slot.is_closed AND NOT ${isPromised}
    ORDER BY slot.starts_at, slot.id LIMIT ${maxListedSlots}`)
  return { units: rows[0]?.total ?? 0, slots: rows.map(({ total: _total, ...slot }) => slot) }
}

/**
 * Makes the locked slots those that schedules promise: the others go, capacities follow as far as what is taken allows, and
 * missing ones come. Walk-ins, which a centre entered itself, go with their slot.
 */
export async function rewriteSlots(tx: Transaction, asked: RewrittenDays): Promise<void> {
  await tx.execute(sql`
    WITH promised AS (${promisedSlots(asked)})
    DELETE FROM slots AS slot WHERE ${isRewritten(asked)} AND NOT ${isPromised}
      AND NOT EXISTS (SELECT FROM slot_reservations WHERE slot_id = slot.id)`)
  await tx.execute(sql`
    WITH promised AS (${promisedSlots(asked)})
    UPDATE slots AS slot SET capacity = ${open}, closed = ${closed} FROM promised
    WHERE ${isRewritten(asked)} AND NOT slot.is_closed AND ${isSame} AND (slot.capacity, slot.closed) IS DISTINCT FROM (${open}, ${closed})`)
  await tx.execute(sql`
    WITH promised AS (${promisedSlots(asked)})
    INSERT INTO slots (centre_id, shift_id, delivery_date, starts_at, ends_at, capacity)
    SELECT centre_id, shift_id, delivery_date, starts_at, ends_at, capacity FROM promised WHERE starts_at > now()
    ORDER BY starts_at, centre_id
    ON CONFLICT (centre_id, starts_at, shift_id) DO NOTHING`)
}

/** Slots of the asked days that have not begun. */
function isRewritten({ centreIds, firstDay, days }: RewrittenDays) {
  return sql`(slot.centre_id = ANY (${sql.param([...centreIds])}::integer[]) AND slot.starts_at > now()
    AND slot.delivery_date >= ${firstDay}::date AND slot.delivery_date < ${firstDay}::date + ${days}::int)`
}

const isSame = sql.raw(`(promised.centre_id = slot.centre_id AND promised.shift_id = slot.shift_id
  AND promised.starts_at = slot.starts_at AND promised.ends_at = slot.ends_at)`)

const isPromised = sql`EXISTS (SELECT FROM promised WHERE ${isSame})`

/** Places that a centre has closed stay closed, as far as the shift has so many. */
const open = sql.raw('greatest(promised.capacity - slot.closed, slot.taken)')
const closed = sql`least(slot.closed, greatest(promised.capacity - ${open}, 0))`
