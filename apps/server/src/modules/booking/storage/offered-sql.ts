import { type SQL, sql } from 'drizzle-orm'

/** Where every slot is, as a query of `id` and `centre_id`. */
export const slotCentres = sql`(SELECT id, centre_id FROM slots)`

/** Where a slot is, as an expression. */
export function centreOfSlot(slotId: number): SQL<number> {
  return sql<number>`(SELECT centre_id FROM slots WHERE id = ${slotId})`
}
