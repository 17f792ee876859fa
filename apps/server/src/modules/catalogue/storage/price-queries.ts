import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { PriceChange } from '../rules/price-change.ts'
import { productNames, productsNamed } from './offered-sql.ts'

export type PriceKey = { variantId: number; channelId: number }

/** A price as operators see it. */
export type ListedPrice = PriceKey &
  PriceChange & {
    sku: string
    productNameEn: string
    productNameAr: string
    payableBaisa: number
    taxBasisPoints: number
    revision: number
  }

/**
 * The price of a variant in a channel, locked until the transaction ends. Where there is none, an empty row of revision 0
 * is made. Undefined when there is no such variant.
 */
export async function lockPrice(
  tx: Transaction,
  { variantId, channelId }: PriceKey,
): Promise<(PriceChange & { revision: number }) | undefined> {
  await tx.execute(sql`
    INSERT INTO variant_channel_listings (variant_id, channel_id, price_baisa, revision)
    SELECT id, ${channelId}, 0, 0 FROM product_variants WHERE id = ${variantId} ON CONFLICT DO NOTHING`)
  const { rows } = await tx.execute<PriceChange & { revision: number }>(sql`
    SELECT price_baisa AS "priceBaisa", cost_baisa AS "costBaisa", discount_kind AS "discountKind",
      discount_value AS "discountValue", revision
    FROM variant_channel_listings WHERE variant_id = ${variantId} AND channel_id = ${channelId} FOR UPDATE`)
  return rows[0]
}

/** The checks of the table have the last word. */
export async function updatePrice(
  tx: Transaction,
  { variantId, channelId }: PriceKey,
  { priceBaisa, costBaisa, discountKind, discountValue }: PriceChange,
): Promise<void> {
  await tx.execute(sql`
    UPDATE variant_channel_listings SET price_baisa = ${priceBaisa}, cost_baisa = ${costBaisa},
      discount_kind = ${discountKind}, discount_value = ${discountValue}, revision = revision + 1, updated_at = now()
    WHERE variant_id = ${variantId} AND channel_id = ${channelId}`)
}

export type PriceFilter = {
  words: readonly string[]
  variantId: number | undefined
  productId: number | undefined
  channelId: number | undefined
}

/** By variant and channel, one more than asked for, and how many there are up to `maxCount`. */
export async function findPrices(
  executor: Executor,
  filter: PriceFilter,
  { after, limit }: { after: PriceKey | undefined; limit: number },
): Promise<{ prices: ListedPrice[]; total: number }> {
  const matches = conditionOf(filter)
  const isBehind = after
    ? sql`(price.variant_id, price.channel_id) > (${after.variantId}::integer, ${after.channelId}::integer)`
    : sql`true`
  const [prices, { rows }] = await Promise.all([
    readPrices(
      executor,
      sql`${matches} AND ${isBehind} ORDER BY price.variant_id, price.channel_id LIMIT ${limit + 1}`,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM variant_channel_listings AS price JOIN product_variants AS variant ON variant.id = price.variant_id
        WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { prices, total: rows[0]?.total ?? 0 }
}

export async function findPrice(
  executor: Executor,
  { variantId, channelId }: PriceKey,
): Promise<ListedPrice | undefined> {
  const [found] = await readPrices(
    executor,
    sql`price.variant_id = ${variantId} AND price.channel_id = ${channelId}`,
  )
  return found
}

async function readPrices(executor: Executor, condition: SQL): Promise<ListedPrice[]> {
  const { rows } = await executor.execute<ListedPrice>(sql`
    SELECT price.variant_id AS "variantId", price.channel_id AS "channelId", price.price_baisa AS "priceBaisa",
      price.cost_baisa AS "costBaisa", price.discount_kind AS "discountKind", price.discount_value AS "discountValue",
      price.discounted_price_baisa AS "payableBaisa", price.revision, variant.sku, product.en AS "productNameEn",
      product.ar AS "productNameAr", coalesce(listing.tax_basis_points, taxed.tax_basis_points) AS "taxBasisPoints"
    FROM variant_channel_listings AS price JOIN product_variants AS variant ON variant.id = price.variant_id
      JOIN ${productNames} AS product ON product.id = variant.product_id
      JOIN products AS taxed ON taxed.id = variant.product_id
      LEFT JOIN product_channel_listings AS listing
        ON listing.product_id = variant.product_id AND listing.channel_id = price.channel_id
    WHERE ${condition}`)
  return rows
}

/** Of a row `price` with its `variant`. */
export function conditionOf({ words, variantId, productId, channelId }: PriceFilter): SQL {
  const conditions = words.map((word) => sql`variant.product_id IN ${productsNamed(word)}`)
  if (variantId !== undefined) conditions.push(sql`price.variant_id = ${variantId}`)
  if (productId !== undefined) conditions.push(sql`variant.product_id = ${productId}`)
  if (channelId !== undefined) conditions.push(sql`price.channel_id = ${channelId}`)
  return sql.join([sql`true`, ...conditions], sql` AND `)
}
