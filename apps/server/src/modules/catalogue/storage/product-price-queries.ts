import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { PriceChange } from '../rules/price-change.ts'
import type { PriceKey } from './price-queries.ts'

export type ProductPrice = PriceKey & PriceChange

export type NamedPrice = ProductPrice & { sku: string; productNameEn: string; productNameAr: string }

/** Every price of a product, in one channel or in all, locked until the transaction ends. */
export async function lockPrices(
  tx: Transaction,
  { productId, channelId }: { productId: number; channelId: number | undefined },
): Promise<NamedPrice[]> {
  const { rows } = await tx.execute<NamedPrice>(sql`
    SELECT price.variant_id AS "variantId", price.channel_id AS "channelId", price.price_baisa AS "priceBaisa",
      price.cost_baisa AS "costBaisa", price.discount_kind AS "discountKind", price.discount_value AS "discountValue",
      variant.sku, product.name AS "productNameEn", coalesce((SELECT name FROM product_translations AS arabic
        WHERE arabic.product_id = product.id AND language_code = 'ar'), product.name) AS "productNameAr"
    FROM variant_channel_listings AS price JOIN product_variants AS variant ON variant.id = price.variant_id
      JOIN products AS product ON product.id = variant.product_id AND product.kind <> 'fee'
    WHERE variant.product_id = ${productId} AND price.revision > 0
      AND coalesce(price.channel_id = ${channelId ?? null}::integer, true)
    ORDER BY price.variant_id, price.channel_id FOR UPDATE OF price`)
  return rows
}

export type EditedPrice = ProductPrice & { revision: number }

/** These prices of a product, locked until the transaction ends. Where there is none, an empty row of revision 0 is made. */
export async function openPrices(
  tx: Transaction,
  productId: number,
  keys: readonly PriceKey[],
): Promise<EditedPrice[]> {
  const wanted = sql`unnest(${sql.param(keys.map(({ variantId }) => variantId))}::integer[],
    ${sql.param(keys.map(({ channelId }) => channelId))}::integer[]) AS wanted (variant_id, channel_id)`
  const isOwn = sql`EXISTS (SELECT FROM product_variants AS variant JOIN products AS product ON product.id = variant.product_id
    WHERE variant.id = wanted.variant_id AND product.id = ${productId} AND product.kind <> 'fee')`
  await tx.execute(sql`
    INSERT INTO variant_channel_listings (variant_id, channel_id, price_baisa, revision)
    SELECT wanted.variant_id, wanted.channel_id, 0, 0 FROM ${wanted} WHERE ${isOwn} ON CONFLICT DO NOTHING`)
  const { rows } = await tx.execute<EditedPrice>(sql`
    SELECT price.variant_id AS "variantId", price.channel_id AS "channelId", price.price_baisa AS "priceBaisa",
      price.cost_baisa AS "costBaisa", price.discount_kind AS "discountKind", price.discount_value AS "discountValue",
      price.revision
    FROM ${wanted} JOIN variant_channel_listings AS price
      ON price.variant_id = wanted.variant_id AND price.channel_id = wanted.channel_id
    WHERE ${isOwn} ORDER BY price.variant_id, price.channel_id FOR UPDATE OF price`)
  return rows
}

const columnsOf = (prices: readonly ProductPrice[]) => ({
  variants: sql.param(prices.map(({ variantId }) => variantId)),
  channels: sql.param(prices.map(({ channelId }) => channelId)),
  amounts: sql.param(prices.map(({ priceBaisa }) => priceBaisa)),
})

/** Costs and discounts stay. */
export async function updatePrices(tx: Transaction, prices: readonly ProductPrice[]): Promise<void> {
  const { variants, channels, amounts } = columnsOf(prices)
  await tx.execute(sql`
    UPDATE variant_channel_listings AS price SET price_baisa = given.amount, revision = revision + 1, updated_at = now()
    FROM unnest(${variants}::integer[], ${channels}::integer[], ${amounts}::integer[])
      AS given (variant_id, channel_id, amount)
    WHERE price.variant_id = given.variant_id AND price.channel_id = given.channel_id`)
}

/** How many were stored: none for a moment that is not ahead or too far, fewer where another change waits for it. */
export async function insertScheduledPrices(
  tx: Transaction,
  prices: readonly ProductPrice[],
  { at, operatorId, maxDays }: { at: string; operatorId: number; maxDays: number },
): Promise<number> {
  const { variants, channels, amounts } = columnsOf(prices)
  const { rowCount } = await tx.execute(sql`
    INSERT INTO scheduled_prices (variant_id, channel_id, price_baisa, cost_baisa, discount_kind, discount_value,
      effective_at, operator_id)
    SELECT price.variant_id, price.channel_id, given.amount, price.cost_baisa, price.discount_kind,
      price.discount_value, ${at}::timestamptz, ${operatorId}
    FROM unnest(${variants}::integer[], ${channels}::integer[], ${amounts}::integer[])
        AS given (variant_id, channel_id, amount)
      JOIN variant_channel_listings AS price
        ON price.variant_id = given.variant_id AND price.channel_id = given.channel_id
    WHERE ${at}::timestamptz > now() AND ${at}::timestamptz < now() + ${maxDays} * interval '1 day'
    ON CONFLICT (variant_id, channel_id, effective_at) WHERE state = 'waiting' DO NOTHING`)
  return rowCount ?? 0
}
