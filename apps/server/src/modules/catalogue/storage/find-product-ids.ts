import type { Database } from '#kernel/database/connect.ts'
import { possibleIds, possibleTexts } from './statement-values.ts'

/** Products by whatever else names them. */
export type ProductNames = {
  slugs: readonly string[]
  variantIds: readonly number[]
  skus: readonly string[]
}

export async function findNamedProductIds(db: Database, named: ProductNames): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'find_named_product_ids',
    text: `SELECT id FROM products WHERE slug = ANY ($1::text[])
      UNION SELECT product_id FROM product_variants WHERE id = ANY ($2::int[])
      UNION SELECT product_id FROM product_variants WHERE sku = ANY ($3::text[])`,
    values: [possibleTexts(named.slugs), possibleIds(named.variantIds), possibleTexts(named.skus)],
  })
  return rows.map(({ id }) => id)
}

export async function countProducts(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>('SELECT count(*)::int AS count FROM products')
  return rows[0]?.count ?? 0
}
