import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { inBatches } from '#kernel/jobs/in-batches.ts'

/** Deletes unused slots of days before this one; those with bookings or walk-ins stay as history. */
export function deletePastSlots(db: Database, firstKeptDay: string): Promise<void> {
  return inBatches(5000, (size) =>
    db.execute(sql`DELETE FROM slots WHERE id IN (
      SELECT id FROM slots WHERE starts_at < ${firstKeptDay}::date::timestamptz AND taken = 0 AND walk_ins = 0
        AND NOT EXISTS (SELECT FROM slot_reservations WHERE slot_id = slots.id) LIMIT ${size})`),
  )
}
