import { sql } from 'drizzle-orm'

export const broadcastPictureUses = [
  sql`SELECT picture_address AS address, 'broadcast' AS kind, id::text AS id, subject ->> 'en' AS name FROM broadcasts
    WHERE picture_address IS NOT NULL`,
]
