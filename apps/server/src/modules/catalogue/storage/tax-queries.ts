import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** The tax of a product; with a channel, its rate there, which is null where the product's own counts. */
export type TaxKey = { productId: number; channelId: number | undefined }

export type TaxChange = TaxKey & { previous: number | null; basisPoints: number | null }

/** False when the rate is another one by now, or there is no such product. */
export async function updateTax(
  tx: Transaction,
  { productId, channelId, previous, basisPoints }: TaxChange,
): Promise<boolean> {
  if (channelId === undefined) {
    const { rowCount } = await tx.execute(sql`
      UPDATE products SET tax_basis_points = ${basisPoints}, revision = revision + 1, updated_at = now()
      WHERE id = ${productId} AND tax_basis_points = ${previous}`)
    return rowCount === 1
  }
  await tx.execute(sql`
    INSERT INTO product_channel_listings (product_id, channel_id)
    SELECT id, ${channelId} FROM products WHERE id = ${productId} ON CONFLICT DO NOTHING`)
  const { rowCount } = await tx.execute(sql`
    UPDATE product_channel_listings SET tax_basis_points = ${basisPoints}
    WHERE product_id = ${productId} AND channel_id = ${channelId}
      AND tax_basis_points IS NOT DISTINCT FROM ${previous}::integer`)
  return rowCount === 1
}

/** Undefined when there is no such product. */
export async function findTax(
  executor: Executor,
  { productId, channelId }: TaxKey,
): Promise<number | null | undefined> {
  const { rows } = await executor.execute<{ basisPoints: number | null }>(
    channelId === undefined
      ? sql`SELECT tax_basis_points AS "basisPoints" FROM products WHERE id = ${productId}`
      : sql`
        SELECT listing.tax_basis_points AS "basisPoints" FROM products
          LEFT JOIN product_channel_listings AS listing
            ON listing.product_id = products.id AND listing.channel_id = ${channelId}
        WHERE products.id = ${productId}`,
  )
  return rows[0]?.basisPoints
}
