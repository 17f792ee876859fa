import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { schedules, serviceCentres, slots } from './booking.tables.ts'
import { promisedSlots, type ScheduledDays } from './promised-slots.ts'

/** Schedules and the slots made of them are written by one at a time; bookings do not wait for it. */
export async function lockSchedules(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('schedules'))`)
}

/**
 * Adds the bookable hours that schedules promise and that do not exist yet, for `days` days from `firstDay` (both in Muscat).
 * Existing hours stay as they are. Answers the ids of the new ones.
 */
export async function generateSlots(executor: Executor, asked: ScheduledDays): Promise<number[]> {
  const added = await executor.execute<{ id: number }>(sql`
    INSERT INTO ${slots} (centre_id, shift_id, delivery_date, starts_at, ends_at, capacity)
    SELECT centre_id, shift_id, delivery_date, starts_at, ends_at, capacity FROM (${promisedSlots(asked)}) AS promised
    ORDER BY starts_at, centre_id
    ON CONFLICT (centre_id, starts_at, shift_id) DO NOTHING
    RETURNING id`)
  return added.rows.map((slot) => slot.id)
}

/** Whether some active centre has a schedule and not one hour from this day on. */
export async function lacksSlots(executor: Executor, firstDay: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM ${serviceCentres}
    WHERE ${serviceCentres.isActive}
      AND EXISTS (SELECT FROM ${schedules} WHERE ${schedules.centreId} = ${serviceCentres.id})
      AND NOT EXISTS (
        SELECT FROM ${slots} WHERE ${slots.centreId} = ${serviceCentres.id} AND ${slots.deliveryDate} >= ${firstDay}
      )
    LIMIT 1`)
  return rows.length > 0
}
