import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { ProductChoice } from '../rules/edited-collection.ts'

/** Tables of products in an order, with the column that names the record they belong to. */
const tables = {
  collection: { table: 'collection_products', key: 'collection_id' },
  slider: { table: 'product_slider_items', key: 'slider_id' },
} as const

type Ordered = keyof typeof tables

/** The products of a record called `entry`, in their order. */
export function selectProducts(kind: Ordered): SQL {
  const { table, key } = tables[kind]
  return sql`(SELECT coalesce(json_agg(json_build_object('id', product.id, 'slug', product.slug, 'name', product.name,
      'nameAr', arabic.name) ORDER BY item.position), '[]')
    FROM ${sql.identifier(table)} AS item JOIN products AS product ON product.id = item.product_id
      LEFT JOIN product_translations AS arabic ON arabic.product_id = product.id AND arabic.language_code = 'ar'
    WHERE item.${sql.identifier(key)} = entry.id)`
}

/** Makes these the products of a record. A product that is named twice is there once. */
export async function replaceProducts(
  tx: Transaction,
  kind: Ordered,
  { id, productIds }: { id: number; productIds: readonly number[] },
): Promise<void> {
  const { table, key } = tables[kind]
  await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(key)} = ${id}`)
  await tx.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${sql.identifier(key)}, product_id, position)
    SELECT ${id}, product_id, row_number() OVER (ORDER BY min(place)) - 1
    FROM unnest(${sql.param([...productIds])}::integer[]) WITH ORDINALITY AS given (product_id, place) GROUP BY product_id`)
}

/** Products whose names or article numbers have the text, as the search of the shop folds it; no more than the limit. */
export async function findChoices(
  executor: Executor,
  { search, limit }: { search: string; limit: number },
): Promise<ProductChoice[]> {
  const { rows } = await executor.execute<ProductChoice>(sql`
    SELECT product.id, product.slug, product.name, arabic.name AS "nameAr"
    FROM product_search AS found JOIN products AS product ON product.id = found.product_id
      LEFT JOIN product_translations AS arabic ON arabic.product_id = product.id AND arabic.language_code = 'ar'
    WHERE strpos(found.document, ar_norm(${search})) > 0 AND product.kind <> 'fee'
    ORDER BY strpos(lower(product.name), lower(${search})) = 0, product.sales_rank, product.id LIMIT ${limit}`)
  return rows
}

/** Products by their slugs, in the order of the slugs; one that is gone is left out. */
export async function findProductIdsBySlug(executor: Executor, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT product.id FROM unnest(${sql.param([...slugs])}::text[]) WITH ORDINALITY AS given (slug, place)
      JOIN products AS product USING (slug) ORDER BY place`)
  return rows.map(({ id }) => id)
}
