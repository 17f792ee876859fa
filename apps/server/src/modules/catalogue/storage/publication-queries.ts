import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

type Publication = { id: number; channelIds: readonly number[] }

/** Channels in which no variant of the product has a price: it would not be shown there. */
export async function findUnpriced(tx: Transaction, { id, channelIds }: Publication): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT channel.id FROM unnest(${sql.param([...channelIds])}::integer[]) AS channel (id)
    WHERE NOT EXISTS (
      SELECT FROM product_variants AS variant JOIN variant_channel_listings AS price ON price.variant_id = variant.id
      WHERE variant.product_id = ${id} AND price.channel_id = channel.id AND price.revision > 0)`)
  return rows.map((row) => row.id)
}

/** Null for `at`: now. What is shown already keeps its moment. */
export async function publishIn(
  tx: Transaction,
  { id, channelIds, at, isForSale }: Publication & { at: string | null; isForSale: boolean },
): Promise<void> {
  const moment = sql`coalesce(${at}::timestamptz, now())`
  await tx.execute(sql`
    INSERT INTO product_channel_listings AS listing (product_id, channel_id, is_published, published_at,
      available_for_purchase_at)
    SELECT ${id}::integer, channel_id, true, ${moment}, CASE WHEN ${isForSale}::boolean THEN ${moment} END
    FROM unnest(${sql.param([...channelIds])}::integer[]) AS shown (channel_id)
    ON CONFLICT (product_id, channel_id) DO UPDATE SET is_published = true,
      published_at = CASE WHEN listing.is_published AND ${at}::timestamptz IS NULL AND listing.published_at <= now()
        THEN listing.published_at ELSE excluded.published_at END,
      available_for_purchase_at = CASE WHEN NOT ${isForSale}::boolean THEN NULL
        WHEN listing.available_for_purchase_at <= now() AND ${at}::timestamptz IS NULL
          THEN listing.available_for_purchase_at
        ELSE excluded.available_for_purchase_at END`)
}

/** The moment of the publication stays: it tells a withdrawn product from a draft. */
export async function withdrawFrom(tx: Transaction, { id, channelIds }: Publication): Promise<void> {
  await tx.execute(sql`
    UPDATE product_channel_listings SET is_published = false
    WHERE product_id = ${id} AND channel_id = ANY (${sql.param([...channelIds])}::integer[]) AND is_published`)
}

export type StoredListing = {
  channelId: number
  isPublished: boolean
  publishedAt: string | null
  availableAt: string | null
}

/** Makes these the publications of a product; in every other channel it is a draft again. */
export async function restoreListings(
  tx: Transaction,
  { id, listings }: { id: number; listings: readonly StoredListing[] },
): Promise<void> {
  await tx.execute(sql`
    UPDATE product_channel_listings SET is_published = false, published_at = NULL, available_for_purchase_at = NULL
    WHERE product_id = ${id}`)
  await tx.execute(sql`
    UPDATE product_channel_listings AS listing SET is_published = former.is_published,
      published_at = former.published_at, available_for_purchase_at = former.available_at
    FROM unnest(${sql.param(listings.map(({ channelId }) => channelId))}::integer[],
      ${sql.param(listings.map(({ isPublished }) => isPublished))}::boolean[],
      ${sql.param(listings.map(({ publishedAt }) => publishedAt))}::timestamptz[],
      ${sql.param(listings.map(({ availableAt }) => availableAt))}::timestamptz[])
      AS former (channel_id, is_published, published_at, available_at)
    WHERE listing.product_id = ${id} AND listing.channel_id = former.channel_id`)
}
