import { maxReservedMinutes, reservationPauseMinutes } from '@warsha/contract/booking/booking.constants.ts'
import { reservationMinutes } from '@warsha/contract/checkout/checkout.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** A reservation begins only while all of it fits into the time that a slot may be held. */
const lastBeginSeconds = (maxReservedMinutes - reservationMinutes) * 60

const elapsed = sql.raw(
  `extract(epoch FROM greatest(interval '0', least(now(), budget.held_until) - budget.held_since))::int`,
)
const isRested = sql.raw(`budget.held_until <= now() - interval '${reservationPauseMinutes} minutes'`)

/** The customer whose time a reservation is counted against, and its end. */
export type ReservationTime = { customerId: number; slotIds: readonly number[]; expiresAt: Date }

/** Its values as expressions; nothing is counted unless `after` holds. */
export type ReservationTimeSql = Record<keyof ReservationTime, SQL> & { after?: SQL }

/**
 * Parts of a statement that count a reservation against the time for which the customer may hold each slot without buying it.
 * `in_time` has the slots whose time is not used up; one that only keeps its end is always among them. The time of a
 * slot that the customer gives up for these ends now.
 */
export function spendReservationTime(time: ReservationTimeSql): SQL {
  const { customerId, slotIds, expiresAt, after = sql`true` } = time
  return sql`given_up AS (
      UPDATE slot_reservation_budgets SET held_until = greatest(now(), held_since)
      WHERE customer_id = ${customerId}::int AND held_until > now() AND slot_id <> ALL (${slotIds}::int[]) AND ${after}
    ), in_time AS (
      INSERT INTO slot_reservation_budgets AS budget (customer_id, slot_id, held_since, held_until)
      SELECT ${customerId}::int, wanted.id, now(), ${expiresAt}::timestamptz
      FROM unnest(${slotIds}::int[]) AS wanted (id) WHERE ${after}
      ON CONFLICT (customer_id, slot_id) DO UPDATE SET
        used_seconds = CASE WHEN ${isRested} THEN 0 ELSE budget.used_seconds + ${elapsed} END,
        held_since = now(), held_until = excluded.held_until
      WHERE ${isRested} OR budget.used_seconds + ${elapsed} < ${lastBeginSeconds}
        OR excluded.held_until <= budget.held_until
      RETURNING slot_id AS id)`
}

/** The slots that the customer has held too long to hold them until then. */
export async function findHeldTooLong(
  tx: Transaction,
  { customerId, slotIds, expiresAt }: ReservationTime,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT slot_id AS id FROM slot_reservation_budgets AS budget
    WHERE customer_id = ${customerId} AND slot_id = ANY (${sql.param(slotIds)}::int[]) AND NOT (${isRested})
      AND used_seconds + ${elapsed} >= ${lastBeginSeconds} AND held_until < ${expiresAt.toISOString()}::timestamptz`)
  return rows.map(({ id }) => id)
}

/** Time that was counted long ago says nothing any more. */
export async function deleteOldReservationTimes(executor: Executor): Promise<void> {
  await executor.execute(
    sql`DELETE FROM slot_reservation_budgets WHERE held_until < now() - interval '1 day'`,
  )
}

export async function deleteReservationTimesOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM slot_reservation_budgets WHERE customer_id = ${customerId}`)
}
