import { type SQL, sql } from 'drizzle-orm'

/** Where every slot is, as a query of `id` and `centre_id`. */
export const slotCentres = sql`(SELECT id, centre_id FROM slots)`

/** The centre that a driver drives for, as an expression; null for an account that drives for none. */
export function centreOfDriver(driverId: number): SQL<number | null> {
  return sql<number | null>`(SELECT centre_id FROM centre_drivers WHERE driver_id = ${driverId})`
}

/** Where a slot is, as an expression. */
export function centreOfSlot(slotId: SQL): SQL<number> {
  return sql<number>`(SELECT centre_id FROM slots WHERE id = ${slotId})`
}

/**
 * Moves the end of a holder's slots that have not expired, as a part of another statement: `until` is a column of the table `from`. It answers
 * a row for each.
 */
export function lengtheningSlots(holder: SQL, { from, until }: { from: SQL; until: SQL }): SQL {
  return sql`UPDATE slot_reservations SET expires_at = ${until} FROM ${from}
    WHERE holder = ${holder} AND state = 'held' AND expires_at > now() RETURNING slot_id`
}

/** Makes a holder's slots that have not expired bookings, as a part of another statement. It answers a row for each booking. */
export function bookingSlots(holder: SQL): SQL {
  return sql`UPDATE slot_reservations SET state = 'booked', expires_at = NULL
    WHERE holder = ${holder} AND (state = 'booked' OR expires_at > now()) RETURNING slot_id`
}
