import { sql } from 'drizzle-orm'

/** Where pages and configured texts show pictures of the library. */
export const contentPictureUses = [
  sql`SELECT value.picture_address AS address, 'page' AS kind, page.id::text AS id, page.title AS name
    FROM page_attribute_values AS value JOIN pages AS page ON page.id = value.page_id
    WHERE value.picture_address IS NOT NULL`,
  sql`SELECT named.address[1], 'text', key, key FROM configs,
    regexp_matches(value_en::text || value_ar::text, '/media/library/[0-9a-f]{64}[.][a-z]+', 'g') AS named (address)`,
]
