import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { MediaOfProduct, WantedPicture } from '../rules/product-media.ts'

export async function findProductMedia(
  executor: Executor,
  productId: number,
): Promise<MediaOfProduct | undefined> {
  const { rows } = await executor.execute<MediaOfProduct>(sql`
    SELECT product.revision,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'url', url, 'type', type, 'alt', alt, 'altAr', alt_ar,
          'variantIds', coalesce((SELECT jsonb_agg(variant_id ORDER BY variant_id) FROM variant_media
            WHERE media_id = media.id), '[]')) ORDER BY position)
        FROM product_media AS media WHERE product_id = product.id), '[]') AS media,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'name', name,
          'nameAr', coalesce((SELECT name FROM variant_translations
            WHERE variant_id = variant.id AND language_code = 'ar'), name)) ORDER BY position)
        FROM product_variants AS variant WHERE product_id = product.id), '[]') AS variants
    FROM products AS product WHERE product.id = ${productId}`)
  return rows[0]
}

/** False when the product was changed since this revision was read. */
export async function raiseProductRevision(
  tx: Transaction,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE products SET revision = revision + 1, updated_at = now() WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export type PlacedPicture = WantedPicture & { position: number; width: number; height: number }

/** Pictures in their new order. Positions are unique, so the kept ones leave theirs first. */
export async function replaceProductMedia(
  tx: Transaction,
  productId: number,
  wanted: readonly PlacedPicture[],
): Promise<void> {
  const placed = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (id integer, url text, alt text,
    "altAr" text, position integer, width integer, height integer, "variantIds" jsonb)`
  await tx.execute(sql`DELETE FROM product_media WHERE product_id = ${productId}
    AND id NOT IN (SELECT id FROM ${placed} WHERE id IS NOT NULL)`)
  await tx.execute(sql`UPDATE product_media SET position = -1 - position WHERE product_id = ${productId}`)
  await tx.execute(sql`UPDATE product_media AS media SET position = wanted.position, alt = wanted.alt,
      alt_ar = wanted."altAr", updated_at = now()
    FROM ${placed} WHERE media.id = wanted.id AND media.product_id = ${productId}`)
  await tx.execute(sql`INSERT INTO product_media (product_id, position, url, alt, alt_ar, width, height)
    SELECT ${productId}, position, url, alt, "altAr", width, height FROM ${placed} WHERE id IS NULL`)
  await tx.execute(sql`DELETE FROM variant_media WHERE product_id = ${productId}`)
  await tx.execute(sql`INSERT INTO variant_media (product_id, variant_id, media_id)
    SELECT ${productId}, shown.id::integer, media.id FROM ${placed}
      JOIN product_media AS media ON media.product_id = ${productId} AND media.position = wanted.position
      CROSS JOIN jsonb_array_elements_text(wanted."variantIds") AS shown (id)
    ON CONFLICT DO NOTHING`)
}
