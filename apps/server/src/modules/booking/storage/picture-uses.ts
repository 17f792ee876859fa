import { sql } from 'drizzle-orm'

/** Which service centres show pictures of the library. */
export const bookingPictureUses = [
  sql`SELECT picture_address AS address, 'centre' AS kind, id::text AS id, name_en AS name FROM service_centres
    WHERE picture_address IS NOT NULL`,
]
