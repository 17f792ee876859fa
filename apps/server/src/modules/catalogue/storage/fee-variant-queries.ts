import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

/**
 * A service fee is a line of an order, so each amount has a variant of the fee product; missing ones are made, with their
 * price in every channel the product is listed in. Answers them by their amounts, or undefined without a fee product.
 */
export async function openFeeVariants(
  tx: Transaction,
  amounts: readonly Baisa[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const asked = sql`unnest(${sql.param([...new Set(amounts)])}::integer[]) AS asked (amount)`
  const { rows: products } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE kind = 'fee' ORDER BY id LIMIT 1 FOR UPDATE`,
  )
  const productId = products[0]?.id
  if (productId === undefined) return undefined
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO product_variants (product_id, sku, name, position, track_inventory)
      SELECT ${productId}::integer, ${feeSku}, product.name,
        (SELECT max(position) FROM product_variants WHERE product_id = ${productId}) + row_number() OVER (ORDER BY asked.amount),
        false
      FROM ${asked}, products AS product WHERE product.id = ${productId}
        AND NOT EXISTS (SELECT FROM product_variants WHERE sku = ${feeSku})
      RETURNING id, sku
    ), translated AS (
      INSERT INTO variant_translations (variant_id, language_code, name)
      SELECT made.id, language_code, product_translations.name FROM made, product_translations
      WHERE product_id = ${productId} AND product_translations.name IS NOT NULL
    )
    INSERT INTO variant_channel_listings (variant_id, channel_id, price_baisa)
    SELECT made.id, channel_id, asked.amount FROM made JOIN ${asked} ON made.sku = ${feeSku}, product_channel_listings
    WHERE product_id = ${productId}`)
  const { rows } = await tx.execute<{ amount: number; id: number }>(sql`
    SELECT asked.amount, variant.id FROM ${asked} JOIN product_variants AS variant ON variant.sku = ${feeSku}`)
  return new Map(rows.map(({ amount, id }) => [amount, id]))
}

/** `FEE-00500` for half a rial. */
const feeSku = sql.raw(`'FEE-' || lpad(asked.amount::text, greatest(5, length(asked.amount::text)), '0')`)
