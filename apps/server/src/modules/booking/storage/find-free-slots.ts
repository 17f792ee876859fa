import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { firstBookableMoment, isOnHoliday, stateOfCentre } from './bookable.ts'

export type FreeSlot = { slotId: number; startsAt: Date; endsAt: Date }

/** The next hours of a centre that have room, from the first that can be booked. */
export async function findFreeSlots(
  executor: Executor,
  { centreId, count }: { centreId: number; count: number },
): Promise<FreeSlot[]> {
  const { rows } = await executor.execute<{ id: number; starts: string; ends: string }>(sql`
    SELECT slot.id, slot.starts_at::text AS starts, slot.ends_at::text AS ends
    FROM slots AS slot
      JOIN service_centres AS centre ON centre.id = slot.centre_id AND centre.is_active
      ${stateOfCentre}
    WHERE slot.centre_id = ${centreId} AND slot.starts_at >= ${firstBookableMoment}
      AND slot.taken < slot.capacity AND NOT ${isOnHoliday}
    ORDER BY slot.starts_at LIMIT ${count}`)
  return rows.map(({ id, starts, ends }) => ({
    slotId: id,
    startsAt: new Date(starts),
    endsAt: new Date(ends),
  }))
}
