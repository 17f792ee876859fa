import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

type ProductId = { id: number }

/** Takes values of attributes that match the condition about `attribute` from products. */
export async function takeValues(
  tx: Transaction,
  products: readonly ProductId[],
  condition: SQL,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM product_attribute_values AS chosen USING attribute_values AS value, attributes AS attribute
    WHERE chosen.product_id = ANY (${idsOf(products)}) AND value.id = chosen.attribute_value_id
      AND attribute.id = value.attribute_id AND ${condition}`)
}

/** Deletes values that are named after these products and that no product or variant has any more. */
export async function deleteUnusedValues(
  tx: Transaction,
  products: readonly ProductId[],
  condition: SQL,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM attribute_values AS value USING attributes AS attribute, products AS product
    WHERE product.id = ANY (${idsOf(products)}) AND value.slug = product.slug
      AND attribute.id = value.attribute_id AND ${condition}
      AND NOT EXISTS (SELECT FROM product_attribute_values WHERE attribute_value_id = value.id)
      AND NOT EXISTS (SELECT FROM variant_attribute_values WHERE attribute_value_id = value.id)`)
}

export function idsOf(rows: readonly ProductId[]): SQL {
  return sql`${sql.param(rows.map(({ id }) => id))}::integer[]`
}
