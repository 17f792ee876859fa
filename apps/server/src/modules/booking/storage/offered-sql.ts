import { type SQL, sql } from 'drizzle-orm'

/** Where every slot is, as a query of `id` and `centre_id`. */
export const slotCentres = sql`(SELECT id, centre_id FROM slots)`

/** The centre that a driver drives for, as an expression; null for an account that drives for none. */
export function centreOfDriver(driverId: number): SQL<number | null> {
  return sql<number | null>`(SELECT centre_id FROM centre_drivers WHERE driver_id = ${driverId})`
}

/** Where a slot is, as an expression. */
export function centreOfSlot(slotId: number): SQL<number> {
  return sql<number>`(SELECT centre_id FROM slots WHERE id = ${slotId})`
}
