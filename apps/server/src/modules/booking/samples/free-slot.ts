import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'

export type SampleSlot = { slotId: number; centreId: number }

/** Empties the first hours of a centre that can be booked, gives them room for so many, and returns them. */
export async function freeSlots(
  db: Database,
  { centreId, capacity, count = 1 }: { centreId: number; capacity: number; count?: number },
): Promise<SampleSlot[]> {
  const { rows } = await db.execute<SampleSlot>(sql`
    UPDATE slots SET capacity = ${capacity}, taken = 0, walk_ins = 0 WHERE id IN (
      SELECT id FROM slots WHERE centre_id = ${centreId} AND starts_at > now() + interval '3 days'
        AND NOT is_closed AND NOT EXISTS (SELECT FROM holidays WHERE date = delivery_date)
        AND NOT EXISTS (SELECT FROM slot_reservations WHERE slot_id = slots.id)
      ORDER BY starts_at LIMIT ${count})
    RETURNING id AS "slotId", centre_id AS "centreId"`)
  if (rows.length < count) throw new Error(`The centre ${centreId} has no hours`)
  return rows.sort((one, other) => one.slotId - other.slotId)
}

/** Slots whose count is not their walk-ins and the units of their reservations: there must be none, ever. */
export async function miscountedSlots(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM slots WHERE taken <> walk_ins +
      (SELECT coalesce(sum(units), 0) FROM slot_reservations WHERE slot_id = slots.id)`)
  return rows.map(({ id }) => id)
}
