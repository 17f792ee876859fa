import type { Database } from '#kernel/database/connect.ts'
import type { ProductRows } from '../rules/catalogue-rows.ts'
import { readIds } from './read-ids.ts'

/**
 * Everything that belongs to some products, in one statement and so as of one moment. Each table comes as one JSON
 * text: reading that takes a quarter of the time that rows take.
 */
export async function readProductRows(db: Database, productIds: readonly number[]): Promise<ProductRows> {
  const { rows } = await db.$client.query<Record<keyof ProductRows, string>>({
    name: 'read_product_rows',
    text: statement,
    values: [productIds],
  })
  const [row] = rows
  if (!row) throw new Error('The reading of products has no row')
  return Object.fromEntries(
    Object.entries(row).map(([table, json]) => [table, JSON.parse(json)]),
  ) as ProductRows
}

export function readProductIds(db: Database): Promise<number[]> {
  return readIds(db, {
    name: 'read_product_ids',
    text: `SELECT string_agg(id::text, ',' ORDER BY id) AS ids FROM products`,
  })
}

/** In the order of names, as it stands in their index. */
export function readProductIdsByName(db: Database): Promise<number[]> {
  return readIds(db, {
    name: 'read_product_ids_by_name',
    text: `SELECT string_agg(id::text, ',' ORDER BY name COLLATE shop_text, slug COLLATE "C") AS ids FROM products`,
  })
}

const ms = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::bigint`

/** As a list of ids, which is looked up first: a join would be planned as a walk over one of the two tables. */
const ofVariants =
  'WHERE variant_id = ANY (ARRAY(SELECT id FROM product_variants WHERE product_id = ANY ($1)))'

const tables: Record<keyof ProductRows, string> = {
  products: `SELECT id, slug, name, kind, seo_title AS "seoTitle", seo_description AS "seoDescription",
      category_id AS "categoryId", product_type_id AS "productTypeId", tag, free_gift AS "freeGift",
      sales_rank AS "salesRank", tax_basis_points AS "taxBasisPoints", metadata,
      ${ms('created_at')} AS "createdMs", ${ms('updated_at')} AS "updatedMs"
    FROM products WHERE id = ANY ($1)`,
  productTranslations: `SELECT product_id AS "productId", language_code AS "languageCode", name, tag,
      free_gift AS "freeGift", seo_title AS "seoTitle", seo_description AS "seoDescription"
    FROM product_translations WHERE product_id = ANY ($1)`,
  productListings: `SELECT product_id AS "productId", channel_id AS "channelId", is_published AS "isPublished",
      ${ms('published_at')} AS "publishedMs", visible_in_listings AS "isVisible",
      ${ms('available_for_purchase_at')} AS "availableMs"
    FROM product_channel_listings WHERE product_id = ANY ($1)`,
  productValues: `SELECT product_id AS "productId",
      json_agg(attribute_value_id ORDER BY position, attribute_value_id) AS "valueIds"
    FROM product_attribute_values WHERE product_id = ANY ($1) GROUP BY product_id`,
  productStates: `SELECT product_id AS "productId", json_agg(state_id ORDER BY state_id) AS "stateIds"
    FROM product_states WHERE product_id = ANY ($1) GROUP BY product_id`,
  serviceTypes: `SELECT product_id AS "productId", service_type AS "serviceType", venue
    FROM product_service_types WHERE product_id = ANY ($1) ORDER BY product_id, service_type, venue`,
  bundleParts: `SELECT product_id AS "productId", component_variant_id AS "variantId", quantity
    FROM bundle_components WHERE product_id = ANY ($1) ORDER BY position`,
  media: `SELECT product_id AS "productId", id, type, url, alt, alt_ar AS "altAr"
    FROM product_media WHERE product_id = ANY ($1) ORDER BY product_id, position`,
  variants: `SELECT id, product_id AS "productId", sku, name, track_inventory AS "isTracked", metadata
    FROM product_variants WHERE product_id = ANY ($1) ORDER BY product_id, position`,
  variantMedia: `SELECT variant_id AS "variantId", json_agg(media_id) AS "mediaIds"
    FROM variant_media WHERE product_id = ANY ($1) GROUP BY variant_id`,
  variantTranslations: `SELECT variant_id AS "variantId", language_code AS "languageCode", name
    FROM variant_translations ${ofVariants}`,
  variantPrices: `SELECT variant_id AS "variantId", price.channel_id AS "channelId", price_baisa AS "priceBaisa",
      discounted_price_baisa AS "payableBaisa", discount_kind AS "discountKind",
      coalesce(listing.tax_basis_points, product.tax_basis_points) AS "taxBasisPoints"
    FROM variant_channel_listings AS price JOIN product_variants AS variant ON variant.id = variant_id
      JOIN products AS product ON product.id = variant.product_id
      LEFT JOIN product_channel_listings AS listing
        ON listing.product_id = variant.product_id AND listing.channel_id = price.channel_id
    WHERE variant.product_id = ANY ($1)`,
  variantValues: `SELECT variant_id AS "variantId",
      json_agg(attribute_value_id ORDER BY position, attribute_value_id) AS "valueIds"
    FROM variant_attribute_values ${ofVariants} GROUP BY variant_id`,
}

const statement = `SELECT ${Object.entries(tables)
  .map(([name, text]) => `(SELECT coalesce(json_agg(each), '[]')::text FROM (${text}) AS each) AS "${name}"`)
  .join(',\n')}`
