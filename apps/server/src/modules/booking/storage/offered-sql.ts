import { type SQL, sql } from 'drizzle-orm'

/** Where a slot is, as an expression. */
export function centreOfSlot(slotId: number): SQL<number> {
  return sql<number>`(SELECT centre_id FROM slots WHERE id = ${slotId})`
}
