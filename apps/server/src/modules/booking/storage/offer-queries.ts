import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { firstBookableMoment, isOnHoliday, stateOfCentre } from './bookable.ts'

/** An hour that is held for a customer on the waiting list. */
export type Offer = { waiterId: number; customerId: number; slotId: number; offeredUntil: Date }

/** The name under which an offered hour is held. */
export function waitingHolder(waiterId: number): string {
  return `waiting:${waiterId}`
}

/**
 * Holds the free units of the slots for those who wait longest, one unit each. Slots are locked in the order of their
 * ids; a waiter whose row another transaction holds is left for the next turn.
 */
export async function offerFreeSlots(
  tx: Transaction,
  slotIds: readonly number[],
  minutes: number,
): Promise<Offer[]> {
  const { rows } = await tx.execute<Omit<Offer, 'offeredUntil'> & { offeredUntil: string }>(sql`
    WITH free AS (
      SELECT slot.id, slot.capacity - slot.taken AS room FROM slots AS slot
        JOIN service_centres AS centre ON centre.id = slot.centre_id
        ${stateOfCentre}
      WHERE slot.id = ANY (${sql.param(slotIds)}::int[]) AND slot.taken < slot.capacity AND centre.is_active
        AND slot.starts_at >= ${firstBookableMoment} AND NOT ${isOnHoliday}
      ORDER BY slot.id FOR UPDATE OF slot
    ), next AS (
      SELECT waiter.id FROM free CROSS JOIN LATERAL (
        SELECT id FROM slot_waiters WHERE slot_id = free.id AND offered_until IS NULL
        ORDER BY id LIMIT free.room FOR UPDATE SKIP LOCKED
      ) AS waiter
    ), offered AS (
      UPDATE slot_waiters SET offered_until = now() + ${minutes} * interval '1 minute', updated_at = now()
      WHERE id IN (SELECT id FROM next) AND offered_until IS NULL
      RETURNING id, customer_id, slot_id, offered_until
    ), changed AS (
      UPDATE slots AS slot SET taken = slot.taken + given.units
      FROM (SELECT slot_id, count(*)::int AS units FROM offered GROUP BY slot_id) AS given
      WHERE slot.id = given.slot_id
    ), held AS (
      INSERT INTO slot_reservations (slot_id, holder, units, expires_at)
      SELECT slot_id, ${waitingHolder(0).slice(0, -1)} || id, 1, offered_until FROM offered
    )
    SELECT id AS "waiterId", customer_id AS "customerId", slot_id AS "slotId", offered_until AS "offeredUntil" FROM offered
    ORDER BY id`)
  return rows.map((row) => ({ ...row, offeredUntil: new Date(row.offeredUntil) }))
}

/** Slots that are free although they have a waiting list: a centre entered fewer walk-ins, or made more room. */
export async function findWaitedFreeSlots(tx: Transaction, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT DISTINCT slot.id FROM slot_waiters JOIN slots AS slot ON slot.id = slot_waiters.slot_id
      JOIN service_centres AS centre ON centre.id = slot.centre_id
      ${stateOfCentre}
    WHERE offered_until IS NULL AND slot.taken < slot.capacity AND slot.starts_at >= ${firstBookableMoment}
      AND centre.is_active AND NOT ${isOnHoliday}
    ORDER BY slot.id LIMIT ${most}`)
  return rows.map(({ id }) => id)
}

/** Deletes who waits for an hour that can no longer be booked, and who let an offer pass. */
export async function deleteVainWaiters(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    DELETE FROM slot_waiters USING slots AS slot
    WHERE slot.id = slot_waiters.slot_id
      AND (slot.starts_at < ${firstBookableMoment} AND offered_until IS NULL OR offered_until <= now())`)
}

/** The offers that a customer has for these slots. */
export async function findOffers(
  executor: Executor,
  customerId: number,
  slotIds: readonly number[],
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM slot_waiters
    WHERE customer_id = ${customerId} AND slot_id = ANY (${sql.param(slotIds)}::int[]) AND offered_until > now()`)
  return rows.map(({ id }) => id)
}

/** Locks slots as `takeSlots` does, so that what is given back in between is not taken by others. */
export async function lockSlots(tx: Transaction, slotIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`SELECT id FROM slots WHERE id = ANY (${sql.param(slotIds)}::int[]) ORDER BY id FOR UPDATE`,
  )
}

export async function deleteWaiters(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`DELETE FROM slot_waiters WHERE id = ANY (${sql.param(ids)}::int[])`)
}
