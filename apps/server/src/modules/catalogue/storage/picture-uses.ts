import { sql } from 'drizzle-orm'

/** Where the catalogue shows pictures of the library. */
export const cataloguePictureUses = [
  sql`SELECT media.picture_address AS address, 'product' AS kind, product.id::text AS id, product.name
    FROM product_media AS media JOIN products AS product ON product.id = media.product_id
    WHERE media.picture_address IS NOT NULL`,
  sql`SELECT picture_address, 'category', id::text, name FROM categories WHERE picture_address IS NOT NULL`,
  sql`SELECT picture_address, 'collection', id::text, name FROM collections WHERE picture_address IS NOT NULL`,
  sql`SELECT value.picture_address, 'product', product.id::text, product.name
    FROM attribute_values AS value JOIN product_attribute_values AS chosen ON chosen.attribute_value_id = value.id
      JOIN products AS product ON product.id = chosen.product_id
    WHERE value.picture_address IS NOT NULL`,
  sql`SELECT picture_address, 'attribute', attribute_id::text, name FROM attribute_values AS value
    WHERE picture_address IS NOT NULL
      AND NOT EXISTS (SELECT FROM product_attribute_values WHERE attribute_value_id = value.id)`,
]
