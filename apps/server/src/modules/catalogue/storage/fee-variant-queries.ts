import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'

/** The product of service fees: in no listing, and made when the first fee is asked for. */
const feeProduct = { slug: 'service-fee', typeSlug: 'fee', en: 'Service fee', ar: 'رسوم الخدمة' }

/**
 * A service fee is a line of an order, so each amount has a variant of the fee product; missing ones are made, with their
 * price in every channel the product is listed in. Answers them by their amounts.
 */
export async function openFeeVariants(
  tx: Transaction,
  amounts: readonly Baisa[],
): Promise<ReadonlyMap<number, number>> {
  const asked = sql`unnest(${sql.param([...new Set(amounts)])}::integer[]) AS asked (amount)`
  const productId = (await lockFeeProduct(tx)) ?? (await makeFeeProduct(tx))
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO product_variants (product_id, sku, name, position, track_inventory)
      SELECT ${productId}::integer, ${feeSku}, product.name,
        (SELECT coalesce(max(position), -1) FROM product_variants WHERE product_id = ${productId}) + row_number() OVER (ORDER BY asked.amount),
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

async function lockFeeProduct(tx: Transaction): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE kind = 'fee' ORDER BY id LIMIT 1 FOR UPDATE`,
  )
  return rows[0]?.id
}

/** Listed in every channel, without a tax. Of two that make it at once one waits, and finds the other's. */
async function makeFeeProduct(tx: Transaction): Promise<number> {
  const { slug, typeSlug, en, ar } = feeProduct
  const channelIds = (await readChannelRows(tx)).map(({ id }) => id)
  await tx.execute(sql`
    INSERT INTO product_types (slug, name, is_shipping_required) VALUES (${typeSlug}, 'Fee', false)
    ON CONFLICT (slug) DO NOTHING`)
  await tx.execute(sql`
    WITH made AS (
      INSERT INTO products (slug, name, kind, product_type_id, tax_basis_points)
      SELECT ${slug}, ${en}, 'fee', id, 0 FROM product_types WHERE slug = ${typeSlug}
      ON CONFLICT (slug) DO NOTHING RETURNING id
    ), translated AS (
      INSERT INTO product_translations (product_id, language_code, name) SELECT id, 'ar', ${ar} FROM made
    )
    INSERT INTO product_channel_listings (product_id, channel_id, is_published, published_at, available_for_purchase_at)
    SELECT made.id, channel_id, true, now(), now()
    FROM made, unnest(${sql.param(channelIds)}::integer[]) AS channels (channel_id)`)
  const id = await lockFeeProduct(tx)
  if (id === undefined) throw new Error(`The slug ${slug} belongs to goods, so no fee can be asked for`)
  return id
}
