import type { Database } from '#kernel/database/connect.ts'
import type { Catalogue, Channel } from '../rules/catalogue.ts'
import type { CursorKey } from '../rules/product-order.ts'
import type { ProductSort } from '../rules/product-sort.ts'
import type { Term } from '../rules/product-term.ts'
import type { UnitsExpression } from './in-stock-condition.ts'
import { pageOrder } from './sort-expressions.ts'
import { createValues, type StatementValues } from './statement-values.ts'
import { conditionOf, isReached, pricesIn } from './term-conditions.ts'

/** The products that a channel shows in lists, narrowed by terms: what every statement here begins with. */
export type ListedProducts = {
  catalogue: Catalogue
  channel: Channel
  nowMs: number
  terms: readonly Term[]
  units?: UnitsExpression
}

export type PageRange = {
  sort: ProductSort
  cursor: CursorKey | undefined
  isBackward: boolean
  skip: number
  size: number
}

export type Statement = { text: string; values: unknown[] }

/** Whether lists with these terms can be read from the database. */
export function isSupported(listed: ListedProducts): boolean {
  return conditionOf(listed.terms, { ...listed, values: createValues() }) !== undefined
}

/** Ids of the products of a page, in the direction in which it is read. */
export function pageStatement(listed: ListedProducts, range: PageRange): Statement {
  const values = createValues()
  const from = fromListed(listed, values)
  const { orderBy, begins } = pageOrder(range.sort, { ...listed, values }, range)
  const limit = `LIMIT ${values.add(range.size, 'int')} OFFSET ${values.add(range.skip, 'bigint')}`
  return { text: `SELECT p.id ${from} AND ${begins} ORDER BY ${orderBy} ${limit}`, values: values.all() }
}

export async function readPageIds(db: Database, listed: ListedProducts, range: PageRange): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(pageStatement(listed, range))
  return rows.map(({ id }) => id)
}

export async function countListed(db: Database, listed: ListedProducts): Promise<number> {
  const values = createValues()
  const text = `SELECT count(*)::int AS count ${fromListed(listed, values)}`
  const { rows } = await db.$client.query<{ count: number }>({ text, values: values.all() })
  return rows[0]?.count ?? 0
}

/** How many products each category has itself; those below are not counted in. */
export async function countByCategory(db: Database, listed: ListedProducts): Promise<Map<number, number>> {
  const values = createValues()
  const text = `SELECT p.category_id AS id, count(*)::int AS count ${fromListed(listed, values)}
    AND p.category_id IS NOT NULL GROUP BY p.category_id`
  const { rows } = await db.$client.query<{ id: number; count: number }>({ text, values: values.all() })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Which values the products or their variants have. */
export async function readOccurringValues(db: Database, listed: ListedProducts): Promise<Set<number>> {
  const values = createValues()
  const text = `WITH listed AS MATERIALIZED (SELECT p.id ${fromListed(listed, values)})
    SELECT attribute_value_id AS id FROM product_attribute_values WHERE product_id IN (SELECT id FROM listed)
    UNION SELECT vv.attribute_value_id FROM variant_attribute_values vv JOIN product_variants v ON v.id = vv.variant_id
      WHERE v.product_id IN (SELECT id FROM listed)`
  const { rows } = await db.$client.query<{ id: number }>({ text, values: values.all() })
  return new Set(rows.map(({ id }) => id))
}

/** How many of the products have each value, themselves or on a variant. */
export async function countByValue(db: Database, listed: ListedProducts): Promise<Map<number, number>> {
  const values = createValues()
  const text = `WITH listed AS MATERIALIZED (SELECT p.id ${fromListed(listed, values)})
    SELECT value_id AS id, count(*)::int AS count FROM (
      SELECT product_id, attribute_value_id AS value_id FROM product_attribute_values
        WHERE product_id IN (SELECT id FROM listed)
      UNION SELECT v.product_id, vv.attribute_value_id FROM variant_attribute_values vv
        JOIN product_variants v ON v.id = vv.variant_id WHERE v.product_id IN (SELECT id FROM listed)
    ) AS described GROUP BY value_id`
  const { rows } = await db.$client.query<{ id: number; count: number }>({ text, values: values.all() })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Every listed product by slug, with what a directory of addresses needs. */
export async function readAllListed(
  db: Database,
  listed: ListedProducts,
): Promise<{ id: number; updatedMs: number }[]> {
  const values = createValues()
  const text = `SELECT p.id, floor(extract(epoch FROM p.updated_at) * 1000)::float8 AS "updatedMs"
    ${fromListed(listed, values)} ORDER BY p.slug COLLATE "C"`
  const { rows } = await db.$client.query<{ id: number; updatedMs: number }>({ text, values: values.all() })
  return rows
}

/** Ids of what a search found among the listed products, ranked as `rankFound` ranks. */
export async function readRankedIds(db: Database, listed: ListedProducts, folded: string): Promise<number[]> {
  const values = createValues()
  const from = fromListed(listed, values)
  const words = values.add(folded, 'text')
  const text = `SELECT string_agg(ranked.id::text, ',' ORDER BY
      CASE WHEN ranked.class = 0 THEN 0 WHEN ranked.class = 4 THEN 7 + ranked.is_service
        ELSE ranked.class + 3 * ranked.is_service END, ranked.sales_rank,
      ranked.name COLLATE shop_text, ranked.slug COLLATE "C") AS ids
    FROM (SELECT p.id, p.sales_rank, p.name, p.slug, (p.kind = 'service')::int AS is_service, (
      SELECT min(CASE WHEN folded.name = ${words} THEN 0 WHEN starts_with(folded.name, ${words}) THEN 1
        WHEN strpos(folded.name, ' ' || ${words}) > 0 THEN 2 WHEN strpos(folded.name, ${words}) > 0 THEN 3 ELSE 4 END)
      FROM (SELECT ar_norm(p.name) AS name UNION ALL SELECT ar_norm(coalesce(t.name, ''))
        FROM product_translations t WHERE t.product_id = p.id) AS folded) AS class ${from}) AS ranked`
  const { rows } = await db.$client.query<{ ids: string | null }>({ text, values: values.all() })
  return rows[0]?.ids?.split(',').map(Number) ?? []
}

function fromListed(listed: ListedProducts, values: StatementValues): string {
  const { channel, nowMs, terms } = listed
  const condition = conditionOf(terms, { ...listed, values })
  if (condition === undefined) throw new Error('A list that the database cannot answer was asked of it')
  return `FROM products p JOIN product_channel_listings l
      ON l.product_id = p.id AND l.channel_id = ${values.add(channel.id, 'int')}
    WHERE ${channel.isActive} AND p.kind <> 'fee' AND l.is_published AND l.visible_in_listings
      AND ${isReached('l.published_at', nowMs, values)} AND EXISTS (SELECT FROM ${pricesIn(channel, values)})
      AND ${condition}`
}
