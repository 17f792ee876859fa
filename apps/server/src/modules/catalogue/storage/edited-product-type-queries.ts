import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedProductType, EditedProductTypeFields } from '../rules/edited-product-type.ts'

type Key = { id: number; revision: number }

export function listProductTypeRows(executor: Executor): Promise<EditedProductType[]> {
  return readTypes(executor, sql`true`)
}

export async function findEditedProductType(
  executor: Executor,
  id: number,
): Promise<EditedProductType | undefined> {
  return (await readTypes(executor, sql`entry.id = ${id}`))[0]
}

async function readTypes(executor: Executor, condition: SQL): Promise<EditedProductType[]> {
  const { rows } = await executor.execute<EditedProductType>(sql`
    SELECT entry.id, entry.slug, entry.name, entry.is_shipping_required AS "isShippingRequired", entry.revision,
      (SELECT count(*)::integer FROM products AS product WHERE product.product_type_id = entry.id) AS products
    FROM product_types AS entry WHERE ${condition} ORDER BY entry.name, entry.id`)
  return rows
}

export async function insertProductType(tx: Transaction, fields: EditedProductTypeFields): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO product_types (slug, name, is_shipping_required)
    VALUES (${fields.slug}, ${fields.name}, ${fields.isShippingRequired}) RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No product type was made')
  return id
}

/** False when it was changed since this revision was read. */
export async function updateProductType(
  tx: Transaction,
  { id, revision }: Key,
  fields: EditedProductTypeFields,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE product_types SET slug = ${fields.slug}, name = ${fields.name},
      is_shipping_required = ${fields.isShippingRequired}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export async function deleteProductTypeRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM product_types WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}
