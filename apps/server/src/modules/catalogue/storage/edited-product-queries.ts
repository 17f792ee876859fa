import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import type { EditedProduct } from '../rules/edited-product.ts'
import { attributeFiles } from './attribute-file-queries.ts'
import { attributeTexts } from './attribute-text-queries.ts'

/** Fees are no products to operators: a checkout gets them with a booked hour. */
export const isEdited = sql`product.kind <> 'fee'`

/** Of a listing of a product, as a text. */
export const publicationState = (listing: SQL): SQL => sql`CASE
  WHEN ${listing}.is_published AND ${listing}.published_at > now() THEN 'scheduled'
  WHEN ${listing}.is_published THEN 'published'
  WHEN ${listing}.published_at IS NOT NULL THEN 'withdrawn' ELSE 'draft' END`

/** The first picture of `product`. */
export const firstPicture = sql`(SELECT url FROM product_media
  WHERE product_id = product.id AND type = 'IMAGE' ORDER BY position LIMIT 1)`

const isoText = (column: SQL) => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const inLanguages = (column: string) => sql`jsonb_build_object(
  'en', coalesce(product.${sql.raw(column)}, ''), 'ar', coalesce(ar.${sql.raw(column)}, ''),
  'hi', coalesce(hi.${sql.raw(column)}, ''))`

/** Choices of attributes; `state` says where a product is sold and follows its places. */
export const isChosen = sql`attribute.input_type IN ('DROPDOWN', 'MULTISELECT', 'SWATCH', 'BOOLEAN') AND attribute.slug <> 'state'`

export async function findEditedProduct(executor: Executor, id: number): Promise<EditedProduct | undefined> {
  const [product] = await findEditedProducts(executor, [id])
  return product
}

/** In the order of their ids. */
export async function findEditedProducts(
  executor: Executor,
  ids: readonly number[],
): Promise<EditedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await executor.execute<EditedProduct>(sql`
    SELECT product.id, product.slug, product.kind, product.product_type_id AS "productTypeId", product.revision,
      product.category_id AS "categoryId", product.sales_rank AS "salesRank",
      product.tax_basis_points AS "taxBasisPoints", ${inLanguages('name')} AS name, ${inLanguages('tag')} AS tag,
      ${inLanguages('free_gift')} AS "freeGift", ${inLanguages('seo_title')} AS "seoTitle",
      ${inLanguages('seo_description')} AS "seoDescription",
      jsonb_build_object('en', product.description, 'ar', ar.description, 'hi', hi.description) AS description,
      jsonb_build_object('ar', coalesce(ar.older, '{}'), 'hi', coalesce(hi.older, '{}')) AS older,
      ${firstPicture} AS picture,
      coalesce((SELECT jsonb_agg(state_id ORDER BY state_id) FROM product_states WHERE product_id = product.id), '[]')
        AS "stateIds",
      coalesce((SELECT jsonb_agg(jsonb_build_object('serviceType', service_type, 'venue', venue)
          ORDER BY service_type, venue) FROM product_service_types WHERE product_id = product.id), '[]') AS ways,
      coalesce((SELECT jsonb_agg(value.id ORDER BY value.id)
        FROM product_attribute_values AS chosen JOIN attribute_values AS value ON value.id = attribute_value_id
          JOIN attributes AS attribute ON attribute.id = value.attribute_id
        WHERE chosen.product_id = product.id AND ${isChosen}), '[]') AS "valueIds",
      coalesce((SELECT jsonb_agg(jsonb_build_object('attributeId', attribute.id, 'number', value.number)
          ORDER BY attribute.id)
        FROM product_attribute_values AS chosen JOIN attribute_values AS value ON value.id = attribute_value_id
          JOIN attributes AS attribute ON attribute.id = value.attribute_id
        WHERE chosen.product_id = product.id AND attribute.input_type = 'NUMERIC' AND value.number IS NOT NULL), '[]')
        AS numbers, ${attributeTexts} AS "attributeTexts", ${attributeFiles} AS "attributeFiles",
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', variant.id, 'sku', variant.sku,
          'name', jsonb_build_object('en', variant.name, 'ar', coalesce(var.name, ''), 'hi', coalesce(vhi.name, '')),
          'trackInventory', variant.track_inventory, 'valueIds', coalesce((
            SELECT jsonb_agg(value.id ORDER BY value.id)
            FROM variant_attribute_values AS chosen JOIN attribute_values AS value ON value.id = attribute_value_id
              JOIN attributes AS attribute ON attribute.id = value.attribute_id
            WHERE chosen.variant_id = variant.id AND ${isChosen}), '[]')) ORDER BY variant.position)
        FROM product_variants AS variant
          LEFT JOIN variant_translations AS var ON var.variant_id = variant.id AND var.language_code = 'ar'
          LEFT JOIN variant_translations AS vhi ON vhi.variant_id = variant.id AND vhi.language_code = 'hi'
        WHERE variant.product_id = product.id), '[]') AS variants,
      coalesce((SELECT jsonb_agg(jsonb_build_object('variantId', component_variant_id, 'quantity', quantity)
          ORDER BY position, component_variant_id) FROM bundle_components WHERE product_id = product.id), '[]') AS parts,
      coalesce((SELECT jsonb_agg(jsonb_build_object('variantId', part.id, 'sku', part.sku, 'nameEn', of.name,
          'nameAr', coalesce(arabic.name, of.name)))
        FROM bundle_components AS component JOIN product_variants AS part ON part.id = component_variant_id
          JOIN products AS of ON of.id = part.product_id
          LEFT JOIN product_translations AS arabic ON arabic.product_id = of.id AND arabic.language_code = 'ar'
        WHERE component.product_id = product.id), '[]') AS "partNames",
      coalesce((SELECT jsonb_agg(jsonb_build_object('channelId', listing.channel_id,
          'isPublished', listing.is_published, 'publishedAt', ${isoText(sql`listing.published_at`)},
          'availableAt', ${isoText(sql`listing.available_for_purchase_at`)},
          'state', ${publicationState(sql`listing`)}) ORDER BY listing.channel_id)
        FROM product_channel_listings AS listing WHERE listing.product_id = product.id), '[]') AS listings,
      coalesce((SELECT jsonb_agg(jsonb_build_object('channelId', channel_id, 'basisPoints', tax_basis_points)
          ORDER BY channel_id) FROM product_channel_listings
        WHERE product_id = product.id AND tax_basis_points IS NOT NULL), '[]') AS taxes
    FROM products AS product
      LEFT JOIN product_translations AS ar ON ar.product_id = product.id AND ar.language_code = 'ar'
      LEFT JOIN product_translations AS hi ON hi.product_id = product.id AND hi.language_code = 'hi'
    WHERE product.id = ANY (${sql.param([...ids])}::integer[]) AND ${isEdited} ORDER BY product.id`)
  if (rows.every(({ listings }) => listings.length === 0)) return rows
  const channels = await readChannelRows(executor)
  const slugOf = (channelId: number) => channels.find((channel) => channel.id === channelId)?.slug ?? ''
  return rows.map((product) => ({
    ...product,
    listings: product.listings.map((listing) => ({ ...listing, channel: slugOf(listing.channelId) })),
    taxes: product.taxes.map((tax) => ({ ...tax, channel: slugOf(tax.channelId) })),
  }))
}

/** Counts the change; false when the product was changed since this revision was read. */
export async function takeRevision(
  tx: Transaction,
  product: { id: number; revision: number },
): Promise<boolean> {
  return (await takeRevisions(tx, [product])) === 1
}

/** Counts changes; answers of how many products, which are those of these revisions alone. */
export async function takeRevisions(
  tx: Transaction,
  products: readonly { id: number; revision: number }[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE products AS product SET revision = product.revision + 1, updated_at = now()
    FROM unnest(${sql.param(products.map(({ id }) => id))}::integer[],
      ${sql.param(products.map(({ revision }) => revision))}::integer[]) AS given (id, revision)
    WHERE product.id = given.id AND product.revision = given.revision AND ${isEdited}`)
  return rowCount ?? 0
}

export async function insertProduct(
  tx: Transaction,
  made: { slug: string; name: string; nameAr: string; nameHi: string } & Pick<
    EditedProduct,
    'kind' | 'categoryId' | 'productTypeId'
  >,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO products (slug, name, kind, category_id, product_type_id)
    VALUES (${made.slug}, ${made.name}, ${made.kind}, ${made.categoryId}, ${made.productTypeId})
    ON CONFLICT (slug) DO NOTHING RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) return undefined
  await tx.execute(sql`
    INSERT INTO product_translations (product_id, language_code, name)
    SELECT ${id}, language_code, name FROM (VALUES ('ar', ${made.nameAr}), ('hi', ${made.nameHi})) AS typed (language_code, name)
    WHERE name <> ''`)
  return id
}

export async function listSlugsLike(executor: Executor, slug: string): Promise<Set<string>> {
  const { rows } = await executor.execute<{ slug: string }>(
    sql`SELECT slug FROM products WHERE starts_with(slug, ${slug})`,
  )
  return new Set(rows.map((row) => row.slug))
}

/** Names of rows that a product refers to and that there are not. */
export async function findUnknown(
  executor: Executor,
  asked: {
    categoryId?: number | undefined
    productTypeId?: number | undefined
    partIds?: readonly number[] | undefined
  },
): Promise<'category_id' | 'type_id' | 'parts' | undefined> {
  const { rows } = await executor.execute<{ field: 'category_id' | 'type_id' | 'parts' }>(sql`
    SELECT 'category_id' AS field WHERE ${asked.categoryId ?? null}::integer IS NOT NULL
      AND NOT EXISTS (SELECT FROM categories WHERE id = ${asked.categoryId ?? null}::integer)
    UNION ALL SELECT 'type_id' WHERE ${asked.productTypeId ?? null}::integer IS NOT NULL
      AND NOT EXISTS (SELECT FROM product_types WHERE id = ${asked.productTypeId ?? null}::integer)
    UNION ALL SELECT 'parts' FROM unnest(${sql.param([...(asked.partIds ?? [])])}::integer[]) AS part (id)
      WHERE NOT EXISTS (SELECT FROM product_variants AS variant JOIN products AS product ON product.id = variant.product_id
        WHERE variant.id = part.id AND product.kind IN ('goods', 'service'))`)
  return rows[0]?.field
}

/** Whether one of these lists has a value that there is not, or two where an attribute has one. */
export async function hasWrongValues(
  executor: Executor,
  lists: readonly (readonly number[])[],
): Promise<boolean> {
  const given = lists.flatMap((ids, list) => [...new Set(ids)].map((id) => ({ list, id })))
  if (given.length === 0) return false
  const { rows } = await executor.execute<{ isWrong: boolean }>(sql`
    WITH asked AS (
        SELECT * FROM unnest(${sql.param(given.map(({ list }) => list))}::integer[],
          ${sql.param(given.map(({ id }) => id))}::integer[]) AS given (list, id)),
      known AS (
        SELECT asked.list, attribute.id AS attribute_id, attribute.input_type FROM asked
          JOIN attribute_values AS value ON value.id = asked.id
          JOIN attributes AS attribute ON attribute.id = value.attribute_id WHERE ${isChosen})
    SELECT (SELECT count(*) FROM asked) <> (SELECT count(*) FROM known) OR EXISTS (
      SELECT FROM known WHERE input_type <> 'MULTISELECT' GROUP BY list, attribute_id HAVING count(*) > 1) AS "isWrong"`)
  return rows[0]?.isWrong ?? true
}

export async function areNumeric(executor: Executor, attributeIds: readonly number[]): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM unnest(${sql.param([...attributeIds])}::integer[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM attributes WHERE attributes.id = asked.id AND input_type = 'NUMERIC')`)
  return rows.length === 0
}
