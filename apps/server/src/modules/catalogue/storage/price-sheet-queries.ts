import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { PriceChange } from '../rules/price-change.ts'
import { productNames } from './offered-sql.ts'
import type { PriceKey } from './price-queries.ts'

export type SheetPrice = PriceKey & PriceChange & { sku: string; revision: number }

export type NamedSheetPrice = SheetPrice & { productNameEn: string; productNameAr: string }

/** Prices by variant and channel, one more than asked for. */
export async function readSheetPrices(
  executor: Executor,
  { after, limit }: { after: PriceKey | undefined; limit: number },
): Promise<NamedSheetPrice[]> {
  const { variantId, channelId } = after ?? { variantId: 0, channelId: 0 }
  const { rows } = await executor.execute<NamedSheetPrice>(sql`
    SELECT price.variant_id AS "variantId", price.channel_id AS "channelId", variant.sku, price.price_baisa AS "priceBaisa",
      price.cost_baisa AS "costBaisa", price.discount_kind AS "discountKind", price.discount_value AS "discountValue",
      price.revision, product.en AS "productNameEn", product.ar AS "productNameAr"
    FROM variant_channel_listings AS price JOIN product_variants AS variant ON variant.id = price.variant_id
      JOIN ${productNames} AS product ON product.id = variant.product_id
    WHERE (price.variant_id, price.channel_id) > (${variantId}::integer, ${channelId}::integer)
    ORDER BY price.variant_id, price.channel_id LIMIT ${limit + 1}`)
  return rows
}

export async function findVariantsBySku(
  executor: Executor,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executor.execute<{ id: number; sku: string }>(sql`
    SELECT id, sku FROM product_variants WHERE sku = ANY(${sql.param([...skus])}::text[])`)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** Prices of variants in every channel; in the order of their keys, so that two imports never wait for each other. */
export async function findPricesOfVariants(
  executor: Executor,
  variantIds: readonly number[],
  { isLocking }: { isLocking: boolean },
): Promise<Omit<SheetPrice, 'sku'>[]> {
  const { rows } = await executor.execute<Omit<SheetPrice, 'sku'>>(sql`
    SELECT variant_id AS "variantId", channel_id AS "channelId", price_baisa AS "priceBaisa", cost_baisa AS "costBaisa",
      discount_kind AS "discountKind", discount_value AS "discountValue", revision
    FROM variant_channel_listings WHERE variant_id = ANY(${sql.param([...variantIds])}::integer[])
    ORDER BY variant_id, channel_id ${isLocking ? sql`FOR UPDATE` : sql``}`)
  return rows
}

export type PriceWrite = PriceKey & PriceChange & { revision: number }

/** Sets prices that nobody else has changed; a price that there was not is of revision 0. Answers how many. */
export async function writePrices(tx: Transaction, prices: readonly PriceWrite[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO variant_channel_listings AS price
      (variant_id, channel_id, price_baisa, cost_baisa, discount_kind, discount_value, revision)
    SELECT "variantId", "channelId", "priceBaisa", "costBaisa", "discountKind", "discountValue", revision + 1
    FROM jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) AS written ("variantId" integer, "channelId" integer,
      "priceBaisa" integer, "costBaisa" integer, "discountKind" text, "discountValue" integer, revision integer)
    ON CONFLICT (variant_id, channel_id) DO UPDATE SET price_baisa = excluded.price_baisa, cost_baisa = excluded.cost_baisa,
      discount_kind = excluded.discount_kind, discount_value = excluded.discount_value, revision = excluded.revision,
      updated_at = now()
    WHERE price.revision = excluded.revision - 1`)
  return rowCount ?? 0
}
