import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { AttributeFile } from '#kernel/described-attributes.ts'
import { deleteUnusedValues, takeValues } from './own-values.ts'

const isFile = sql`attribute.input_type = 'FILE'`

/** The pictures of `product` that belong to attributes, as JSON in the order of the attributes' ids. */
export const attributeFiles = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('attributeId', attribute.id, 'url', value.file_url) ORDER BY attribute.id)
  FROM product_attribute_values AS chosen JOIN attribute_values AS value ON value.id = attribute_value_id
    JOIN attributes AS attribute ON attribute.id = value.attribute_id
  WHERE chosen.product_id = product.id AND ${isFile} AND value.file_url IS NOT NULL), '[]')`

/** Whether these are attributes that have a picture, and none is there twice. */
export async function areFileAttributes(
  executor: Executor,
  attributeIds: readonly number[],
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM attributes AS attribute
    WHERE attribute.id = ANY (${sql.param([...attributeIds])}::integer[]) AND ${isFile}`)
  return rows.length === attributeIds.length
}

/** Each picture is a value of its own, named after the product, and called by its file as in Saleor. */
export async function replaceAttributeFiles(
  tx: Transaction,
  productId: number,
  files: readonly AttributeFile[],
): Promise<void> {
  await takeValues(tx, [{ id: productId }], isFile)
  await tx.execute(sql`
    WITH valued AS (
      INSERT INTO attribute_values (attribute_id, slug, name, file_url)
      SELECT given.attribute_id, product.slug, regexp_replace(given.url, '^.*/', ''), given.url
      FROM unnest(${sql.param(files.map(({ attributeId }) => attributeId))}::integer[],
          ${sql.param(files.map(({ url }) => url))}::text[]) AS given (attribute_id, url)
        JOIN products AS product ON product.id = ${productId}
      ON CONFLICT (attribute_id, slug) DO UPDATE SET name = excluded.name, file_url = excluded.file_url, updated_at = now()
      RETURNING id)
    INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
    SELECT ${productId}, id, 700 FROM valued`)
  await deleteUnusedValues(tx, [{ id: productId }], isFile)
}
