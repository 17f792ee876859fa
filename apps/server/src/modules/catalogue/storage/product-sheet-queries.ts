import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedProduct } from '../rules/edited-product.ts'
import { isChosen, isEdited } from './edited-product-queries.ts'

/** Ids of products behind the last one of a page, one more than asked for. */
export async function readProductIds(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM products AS product WHERE id > ${afterId} AND ${isEdited} ORDER BY id LIMIT ${limit + 1}`)
  return rows.map(({ id }) => id)
}

export type ProductKey = { id: number; slug: string; kind: EditedProduct['kind'] | 'fee' }

/** In the order of their ids, so that two operators never wait for each other. */
export async function findProductsBySlug(
  executor: Executor,
  slugs: readonly string[],
  { isLocking }: { isLocking: boolean },
): Promise<ProductKey[]> {
  const { rows } = await executor.execute<ProductKey>(sql`
    SELECT id, slug, kind FROM products WHERE slug = ANY (${sql.param([...slugs])}::text[])
    ORDER BY id ${isLocking ? sql`FOR UPDATE` : sql``}`)
  return rows
}

export type SkuOwner = { variantId: number; productId: number; kind: ProductKey['kind'] }

export async function findSkuOwners(
  executor: Executor,
  skus: readonly string[],
): Promise<ReadonlyMap<string, SkuOwner>> {
  const { rows } = await executor.execute<SkuOwner & { sku: string }>(sql`
    SELECT variant.sku, variant.id AS "variantId", product.id AS "productId", product.kind
    FROM product_variants AS variant JOIN products AS product ON product.id = variant.product_id
    WHERE variant.sku = ANY (${sql.param([...skus])}::text[])`)
  return new Map(rows.map(({ sku, ...owner }) => [sku, owner]))
}

type Slugged = { id: number; slug: string }

export type SheetAttribute = Slugged & { input: 'one' | 'several' | 'number'; values: readonly Slugged[] }

/** Records that a product refers to, by their slugs. */
export type ProductReferences = {
  categories: readonly Slugged[]
  types: readonly Slugged[]
  attributes: readonly SheetAttribute[]
}

export async function readProductReferences(executor: Executor): Promise<ProductReferences> {
  const { rows } = await executor.execute<ProductReferences>(sql`
    SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug)), '[]') FROM categories) AS categories,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug)), '[]') FROM product_types) AS types,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', attribute.id, 'slug', attribute.slug, 'input',
            CASE attribute.input_type WHEN 'MULTISELECT' THEN 'several' WHEN 'NUMERIC' THEN 'number' ELSE 'one' END,
            'values', CASE WHEN attribute.input_type = 'NUMERIC' THEN '[]'::jsonb ELSE coalesce((
              SELECT jsonb_agg(jsonb_build_object('id', value.id, 'slug', value.slug) ORDER BY value.position, value.id)
              FROM attribute_values AS value WHERE value.attribute_id = attribute.id), '[]') END)
          ORDER BY attribute.position, attribute.id), '[]')
        FROM attributes AS attribute WHERE attribute.input_type = 'NUMERIC' OR ${isChosen}) AS attributes`)
  return rows[0] ?? { categories: [], types: [], attributes: [] }
}

export type NewProductRow = Pick<EditedProduct, 'slug' | 'kind' | 'productTypeId' | 'categoryId' | 'name'>

/** Ids by slugs; those whose slug is taken are left out. */
export async function insertProducts(
  tx: Transaction,
  made: readonly NewProductRow[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<Slugged>(sql`
    INSERT INTO products (slug, name, kind, category_id, product_type_id)
    SELECT slug, name ->> 'en', kind, "categoryId", "productTypeId"
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      AS made (slug text, name jsonb, kind text, "categoryId" integer, "productTypeId" integer)
    ON CONFLICT (slug) DO NOTHING RETURNING id, slug`)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
