import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** Slots of a centre that begin from one moment on and before another. */
export type ClosedPeriod = { centreId: number; startsAt: Date; endsAt: Date }

/**
 * Locks the reservations that are not paid and then the slots of the period, in the orders in which releases and bookings
 * lock them. Reads afterwards see all earlier bookings; later ones wait, and find no room.
 */
export async function lockPeriod(tx: Transaction, period: ClosedPeriod): Promise<void> {
  await tx.execute(sql`
    SELECT FROM slot_reservations AS reservation JOIN slots AS slot ON slot.id = reservation.slot_id
    WHERE ${isWithin(period)} AND reservation.state = 'held' ORDER BY reservation.id FOR UPDATE OF reservation`)
  await tx.execute(sql`SELECT FROM slots AS slot WHERE ${isWithin(period)} ORDER BY slot.id FOR UPDATE`)
}

/** Holders of reservations in the period that are not paid. */
export async function findHolders(executor: Executor, period: ClosedPeriod): Promise<string[]> {
  const { rows } = await executor.execute<{ holder: string }>(sql`
    SELECT DISTINCT reservation.holder FROM slot_reservations AS reservation
      JOIN slots AS slot ON slot.id = reservation.slot_id
    WHERE ${isWithin(period)} AND reservation.state = 'held'`)
  return rows.map(({ holder }) => holder)
}

/** Ends every reservation of the locked slots that is not paid; answers their holders. */
export async function endHeldReservations(tx: Transaction, period: ClosedPeriod): Promise<string[]> {
  const { rows } = await tx.execute<{ holder: string }>(sql`
    WITH ended AS (
      DELETE FROM slot_reservations AS reservation USING slots AS slot
      WHERE slot.id = reservation.slot_id AND ${isWithin(period)} AND reservation.state = 'held'
      RETURNING reservation.slot_id, reservation.units, reservation.holder
    ), changed AS (
      UPDATE slots SET taken = taken - freed.units
      FROM (SELECT slot_id, sum(units)::int AS units FROM ended GROUP BY slot_id) AS freed WHERE id = freed.slot_id
    )
    SELECT holder FROM ended ORDER BY holder`)
  return rows.map(({ holder }) => holder)
}

/** Customers whose offer from the waiting list has ended wait again, in their old place. */
export async function withdrawOffers(tx: Transaction, period: ClosedPeriod): Promise<void> {
  await tx.execute(sql`
    UPDATE slot_waiters SET offered_until = NULL, updated_at = now() FROM slots AS slot
    WHERE slot.id = slot_waiters.slot_id AND ${isWithin(period)} AND offered_until IS NOT NULL`)
}

/** Closes or reopens the slots of a period; answers how many changed. */
export async function markClosed(
  tx: Transaction,
  period: ClosedPeriod,
  { isClosed }: { isClosed: boolean },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE slots AS slot SET is_closed = ${isClosed} WHERE ${isWithin(period)} AND is_closed <> ${isClosed}`)
  return rowCount ?? 0
}

export type PeriodCounts = { slots: number; checkouts: number; waiting: number }

/** Slots of a period, checkouts that hold one of them without having paid, and customers who wait for one. */
export async function countPeriod(executor: Executor, period: ClosedPeriod): Promise<PeriodCounts> {
  const { rows } = await executor.execute<PeriodCounts>(sql`
    WITH asked AS (SELECT slot.id FROM slots AS slot WHERE ${isWithin(period)})
    SELECT (SELECT count(*)::int FROM asked) AS slots,
      (SELECT count(DISTINCT holder)::int FROM slot_reservations
        WHERE slot_id IN (SELECT id FROM asked) AND state = 'held' AND expires_at > now() AND holder LIKE 'checkout:%') AS checkouts,
      (SELECT count(DISTINCT customer_id)::int FROM slot_waiters WHERE slot_id IN (SELECT id FROM asked)) AS waiting`)
  return rows[0] ?? { slots: 0, checkouts: 0, waiting: 0 }
}

/** Slots that have begun are over or under way: they are never closed. */
function isWithin({ centreId, startsAt, endsAt }: ClosedPeriod) {
  return sql`(slot.centre_id = ${centreId} AND slot.starts_at > now()
    AND slot.starts_at >= ${startsAt.toISOString()}::timestamptz AND slot.starts_at < ${endsAt.toISOString()}::timestamptz)`
}
