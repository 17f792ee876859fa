import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Ids of the product's category and of all above it, as a query of one column `id`. */
export function ownAndUpperCategories(productId: number | Placeholder): SQL {
  return sql`WITH RECURSIVE branch AS (
      SELECT categories.id, categories.parent_id FROM products JOIN categories ON categories.id = category_id
      WHERE products.id = ${productId}
      UNION ALL SELECT parent.id, parent.parent_id FROM branch JOIN categories AS parent ON parent.id = branch.parent_id
    ) SELECT id FROM branch`
}

export type Provision = {
  productId: number | Placeholder
  serviceType: 'service' | 'delivery' | Placeholder
  venue: 'center' | 'home' | Placeholder
}

/** Whether the product can be had in this way, as a condition. */
export function isProvidedAs({ productId, serviceType, venue }: Provision): SQL {
  return sql`EXISTS (SELECT FROM product_service_types
    WHERE product_id = ${productId} AND service_type = ${serviceType} AND venue = ${venue})`
}

/** Whether a variant has to be handed over somewhere, as a condition. */
export function isShipped(variantId: SQL): SQL {
  return sql`EXISTS (SELECT FROM product_variants AS variant JOIN products ON products.id = variant.product_id
    JOIN product_types AS type ON type.id = products.product_type_id WHERE variant.id = ${variantId} AND type.is_shipping_required)`
}

/** Names of every product, as a query of `id`, `en` and `ar`; without an Arabic one the English stands for it. */
export const productNames = sql`(SELECT products.id, products.name AS en, coalesce(arabic.name, products.name) AS ar
  FROM products LEFT JOIN product_translations AS arabic ON arabic.product_id = products.id AND arabic.language_code = 'ar')`

/** Names of every category, as a query of `id`, `en` and `ar`. */
export const categoryNames = sql`(SELECT categories.id, categories.name AS en, coalesce(arabic.name, categories.name) AS ar
  FROM categories LEFT JOIN category_translations AS arabic ON arabic.category_id = categories.id AND arabic.language_code = 'ar')`

/** Slugs of every product and of every category, as queries of `id` and `slug`. */
export const productSlugs = sql`(SELECT id, slug FROM products)`
export const categorySlugs = sql`(SELECT id, slug FROM categories)`

/** Every variant, as a query of `id`, `product_id` and `sku`. */
export const variantCodes = sql`(SELECT id, product_id, sku FROM product_variants)`

/** Ids of variants whose stock is counted and whose product is shown in a channel, as a query of `id`. */
export const countedVariants = sql`(SELECT variant.id FROM product_variants AS variant WHERE variant.track_inventory
  AND EXISTS (SELECT FROM product_channel_listings AS listing
    WHERE listing.product_id = variant.product_id AND listing.is_published AND listing.published_at <= now()))`

/** Ids of the products that a word is found in, in any spelling, as a query of `product_id`. */
export function productsNamed(word: string): SQL {
  return sql`(SELECT product_id FROM product_search WHERE compact LIKE '%' || ar_compact(${word}) || '%')`
}
