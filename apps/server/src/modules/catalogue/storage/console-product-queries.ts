import type { productSorts } from '@warsha/contract/console/catalogue/product-lists.constants.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  type ListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
} from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { PublicationState } from '../rules/edited-product.ts'

import { firstPicture, isEdited, publicationState } from './edited-product-queries.ts'
import { categoryNames, countedVariants, productNames, productsNamed } from './offered-sql.ts'
import type { VariantStock } from './variant-stock.ts'

export type ProductFilter = {
  words: readonly string[]
  categoryId?: number | undefined
  channelId?: number | undefined
  state?: PublicationState | undefined
  translation?: 'missing' | 'older' | undefined
  isLow?: boolean | undefined
  stateId?: number | undefined
  valueId?: number | undefined
}

export type ListedProduct = {
  id: number
  slug: string
  kind: 'goods' | 'service' | 'bundle'
  nameEn: string
  nameAr: string
  categoryEn: string
  categoryAr: string
  picture: string | null
  listings: { channelId: number; state: PublicationState }[]
  minBaisa: Baisa | null
  maxBaisa: Baisa | null
  skus: string[]
  stock: number | null
  isLow: boolean
  translation: 'done' | 'missing' | 'older'
  tag: string
  revision: number
}

export type ProductSort = (typeof productSorts)[number]

export type SortedProduct = ListedProduct & SortedRow

const arabicName = sql`coalesce((SELECT name FROM product_translations
  WHERE product_id = product.id AND language_code = 'ar'), product.name)`

/** Keys are given in the order in which products are made; what has no price is cheaper than all. */
export const productOrder = productOrderIn(undefined)

function productOrderIn(channelId: number | undefined): ListOrder<'added' | 'name_en' | 'name_ar' | 'price'> {
  return defineListOrder(sql`product.id`, {
    added: [{ by: sql`product.id`, type: 'integer' }],
    name_en: [{ by: sql`product.name COLLATE shop_text`, type: 'text' }],
    name_ar: [{ by: sql`${arabicName} COLLATE shop_text`, type: 'text' }],
    price: [
      {
        by: sql`coalesce((SELECT min(discounted_price_baisa) FROM ${pricesIn(channelId)}), -1)`,
        type: 'integer',
      },
    ],
  })
}

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findConsoleProducts(
  executor: Executor,
  filter: ProductFilter,
  { stock, ...asked }: SortedPage<ProductSort> & { stock: VariantStock },
): Promise<{ found: SortedProduct[]; total: number }> {
  const matches = conditionOf(filter, stock)
  const { sorted, isBehind, orderBy } = orderedBy(productOrderIn(filter.channelId), asked)
  const [{ rows: found }, { rows: counts }] = await Promise.all([
    executor.execute<SortedProduct>(sql`
      WITH page AS MATERIALIZED (
        SELECT product.id, ${sorted} AS sorted FROM products AS product
        WHERE ${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${asked.limit + 1})
      SELECT page.sorted, product.id, product.slug, product.kind, named.en AS "nameEn", named.ar AS "nameAr",
        category.en AS "categoryEn", category.ar AS "categoryAr", ${firstPicture} AS picture,
        coalesce(product.tag, '') AS tag, product.revision,
        coalesce((SELECT jsonb_agg(jsonb_build_object('channelId', listing.channel_id,
            'state', ${publicationState(sql`listing`)}) ORDER BY listing.channel_id)
          FROM product_channel_listings AS listing WHERE listing.product_id = product.id), '[]') AS listings,
        price.min AS "minBaisa", price.max AS "maxBaisa", variants.skus,
        CASE WHEN variants.is_counted THEN coalesce(held.units, 0)::integer END AS stock,
        coalesce(held.is_low, false) AS "isLow", ${translation} AS translation
      FROM page JOIN products AS product ON product.id = page.id
        JOIN ${productNames} AS named ON named.id = product.id
        JOIN ${categoryNames} AS category ON category.id = product.category_id
        LEFT JOIN product_translations AS arabic ON arabic.product_id = product.id AND arabic.language_code = 'ar',
        LATERAL (SELECT coalesce(jsonb_agg(sku ORDER BY position), '[]') AS skus,
            coalesce(bool_or(track_inventory), false) AS is_counted
          FROM product_variants WHERE product_id = product.id) AS variants,
        LATERAL (SELECT min(discounted_price_baisa), max(discounted_price_baisa)
          FROM ${pricesIn(filter.channelId)}) AS price,
        LATERAL (SELECT sum(greatest(free.units, 0)) AS units, bool_or(free.units <= ${stock.lowUnits}) AS is_low
          FROM product_variants AS variant JOIN ${stock.freeUnits} AS free ON free.variant_id = variant.id
          WHERE variant.product_id = product.id AND variant.track_inventory) AS held
      ORDER BY ${orderBy}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM products AS product WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: counts[0]?.total ?? 0 }
}

/** Prices of a row `product`, those of one channel or of all. */
function pricesIn(channelId: number | undefined): SQL {
  return sql`variant_channel_listings AS listed JOIN product_variants AS variant ON variant.id = listed.variant_id
    WHERE variant.product_id = product.id AND listed.revision > 0
      AND ${channelId === undefined ? sql`true` : sql`listed.channel_id = ${channelId}`}`
}

/** Of Arabic, beside a row `arabic`: the texts that English has. */
const lacksArabic = sql`(arabic.name IS NULL OR (product.description IS NOT NULL AND arabic.description IS NULL)
  OR (product.tag IS NOT NULL AND arabic.tag IS NULL) OR (product.free_gift IS NOT NULL AND arabic.free_gift IS NULL))`

const translation = sql`CASE WHEN ${lacksArabic} THEN 'missing' WHEN cardinality(arabic.older) > 0 THEN 'older'
  ELSE 'done' END`

export type ProductSelection = { ids: readonly number[] } | { filter: ProductFilter }

export async function selectProducts(
  executor: Executor,
  selection: ProductSelection,
  { limit, stock }: { limit: number; stock: VariantStock },
): Promise<BulkItem[]> {
  const matches =
    'ids' in selection
      ? sql`${isEdited} AND product.id = ANY (${sql.param([...selection.ids])}::integer[])`
      : conditionOf(selection.filter, stock)
  const { rows } = await executor.execute<{ id: number; revision: number }>(sql`
    SELECT product.id, product.revision FROM products AS product WHERE ${matches} ORDER BY product.id LIMIT ${limit}`)
  return rows.map(({ id, revision }) => ({ id: String(id), revision }))
}

/** Of a row `product`. */
function conditionOf(filter: ProductFilter, { freeUnits, lowUnits }: VariantStock): SQL {
  const { words, categoryId, channelId, state, translation: wanted, isLow, stateId, valueId } = filter
  const conditions = [isEdited, ...words.map((word) => sql`product.id IN ${productsNamed(word)}`)]
  if (categoryId !== undefined)
    conditions.push(sql`product.category_id IN (WITH RECURSIVE branch AS (
      SELECT id FROM categories WHERE id = ${categoryId}
      UNION ALL SELECT child.id FROM branch JOIN categories AS child ON child.parent_id = branch.id) SELECT id FROM branch)`)
  if (stateId !== undefined)
    conditions.push(sql`(NOT EXISTS (SELECT FROM product_states WHERE product_id = product.id)
      OR EXISTS (SELECT FROM product_states WHERE product_id = product.id AND state_id = ${stateId}))`)
  if (valueId !== undefined)
    conditions.push(sql`product.id IN (
      SELECT product_id FROM product_attribute_values WHERE attribute_value_id = ${valueId}
      UNION ALL SELECT variant.product_id FROM variant_attribute_values AS chosen
        JOIN product_variants AS variant ON variant.id = chosen.variant_id WHERE attribute_value_id = ${valueId})`)
  if (state !== undefined || channelId !== undefined) conditions.push(publicationCondition(state, channelId))
  if (wanted)
    conditions.push(sql`EXISTS (SELECT FROM (SELECT product.id) AS own
        LEFT JOIN product_translations AS arabic ON arabic.product_id = own.id AND arabic.language_code = 'ar'
      WHERE ${wanted === 'missing' ? lacksArabic : sql`cardinality(arabic.older) > 0`})`)
  if (isLow)
    conditions.push(sql`EXISTS (SELECT FROM product_variants AS variant JOIN ${freeUnits} AS free
        ON free.variant_id = variant.id
      WHERE variant.product_id = product.id AND free.units <= ${lowUnits} AND variant.id IN ${countedVariants})`)
  return sql.join(conditions, sql` AND `)
}

/** A product is a draft where it was never shown; without a state, a channel finds what it shows or has shown. */
function publicationCondition(state: PublicationState | undefined, channelId: number | undefined): SQL {
  const inChannel = channelId === undefined ? sql`true` : sql`listing.channel_id = ${channelId}`
  const listed = (condition: SQL) => sql`EXISTS (SELECT FROM product_channel_listings AS listing
    WHERE listing.product_id = product.id AND ${inChannel} AND ${condition})`
  const isShown = sql`listing.is_published`
  const wasShown = sql`listing.published_at IS NOT NULL`
  if (state === undefined) return listed(wasShown)
  if (state === 'draft') return sql`NOT ${listed(wasShown)}`
  if (state === 'withdrawn') return sql`${listed(wasShown)} AND NOT ${listed(isShown)}`
  return listed(sql`${isShown} AND listing.published_at ${state === 'scheduled' ? sql`>` : sql`<=`} now()`)
}
