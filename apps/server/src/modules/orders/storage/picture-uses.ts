import { sql } from 'drizzle-orm'

/** Orders show the picture that was shown when they were placed. */
export const orderPictureUses = [
  sql`SELECT line.picture_url AS address, 'order' AS kind, line.order_id::text AS id, placed.number::text AS name
    FROM order_lines AS line JOIN orders AS placed ON placed.id = line.order_id
    WHERE line.picture_url LIKE '/media/library/%'`,
]
