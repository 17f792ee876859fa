import { sql } from 'drizzle-orm'

/** The seller as an operator has written it down, or null: for a document that is written now. */
export const storedSeller = sql`(SELECT value FROM settings WHERE name = 'seller')`
