import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const catalogueNames: RecordNamers = {
  category: {
    idType: 'integer',
    select: (
      ids,
    ) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name) FROM categories AS named
      LEFT JOIN category_translations AS arabic ON arabic.category_id = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  },
  product: {
    idType: 'integer',
    select: (
      ids,
    ) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name) FROM products AS named
      LEFT JOIN product_translations AS arabic ON arabic.product_id = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  },
  variant: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, sku, sku FROM product_variants WHERE id = ANY (${ids})`,
  },
  'product-type': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name, name FROM product_types WHERE id = ANY (${ids})`,
  },
  collection: {
    idType: 'integer',
    select: (
      ids,
    ) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name) FROM collections AS named
      LEFT JOIN collection_translations AS arabic ON arabic.collection_id = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  },
  attribute: {
    idType: 'integer',
    select: (
      ids,
    ) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name) FROM attributes AS named
      LEFT JOIN attribute_translations AS arabic ON arabic.attribute_id = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  },
  'attribute-value': {
    idType: 'integer',
    select: (
      ids,
    ) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name) FROM attribute_values AS named
      LEFT JOIN attribute_value_translations AS arabic ON arabic.attribute_value_id = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  },
  'product-slider': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, title_en, title_ar FROM product_sliders WHERE id = ANY (${ids})`,
  },
}
