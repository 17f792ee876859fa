import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { categorySlugs, productSlugs } from '#modules/catalogue/index.ts'
import type { Promotion, PromotionFields } from '../rules/promotion.ts'
import { targetsOfCode } from './code-queries.ts'

/** A code as its row in a file needs it. */
export type SheetCode = Omit<Promotion, 'state'>

/** Codes behind the last one of a page, one more than asked for. */
export function readSheetCodes(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<SheetCode[]> {
  return readCodes(executor, sql`promo_codes.id > ${afterId} ORDER BY promo_codes.id LIMIT ${limit + 1}`)
}

/** Locked, no use is counted until the transaction ends; in the order of their ids. */
export async function findSheetCodes(
  executor: Executor,
  codes: readonly string[],
  { isLocking }: { isLocking: boolean },
): Promise<SheetCode[]> {
  const named = sql`promo_codes.code = ANY (${sql.param([...codes])}::text[]) ORDER BY promo_codes.id`
  if (isLocking) await executor.execute(sql`SELECT FROM promo_codes WHERE ${named} FOR UPDATE`)
  return readCodes(executor, named)
}

async function readCodes(executor: Executor, condition: SQL): Promise<SheetCode[]> {
  const { rows } = await executor.execute<SheetCode>(sql`
    SELECT promo_codes.id, promo_codes.code, promo_codes.name, promo_codes.type, promo_codes.percent,
      promo_codes.amount_baisa AS "amountBaisa", promo_codes.channel_id AS "channelId",
      promo_codes.minimum_baisa AS "minimumBaisa", promo_codes.starts_on::text AS "startsOn",
      promo_codes.ends_on::text AS "endsOn", promo_codes.total_limit AS "totalLimit",
      promo_codes.per_customer_limit AS "perCustomerLimit", promo_codes.within_hours AS "withinHours",
      promo_codes.is_active AS "isActive", promo_codes.used, promo_codes.revision, ${targetsOfCode} AS targets
    FROM promo_codes WHERE ${condition}`)
  return rows
}

export type TargetSlug = { kind: 'product' | 'category'; id: number; slug: string }

/** Products and categories that are named by ids or slugs. */
export async function findTargetSlugs(
  executor: Executor,
  {
    productIds,
    categoryIds,
    slugs,
  }: Record<'productIds' | 'categoryIds', readonly number[]> & {
    slugs: readonly string[]
  },
): Promise<TargetSlug[]> {
  const named = sql`slug = ANY (${sql.param([...slugs])}::text[])`
  const { rows } = await executor.execute<TargetSlug>(sql`
    SELECT 'product' AS kind, id, slug FROM ${productSlugs} AS product
    WHERE id = ANY (${sql.param([...productIds])}::integer[]) OR ${named}
    UNION ALL SELECT 'category', id, slug FROM ${categorySlugs} AS category
    WHERE id = ANY (${sql.param([...categoryIds])}::integer[]) OR ${named}`)
  return rows
}

/** The most uses that one customer has of each code. */
export async function countMaxUsesOf(
  executor: Executor,
  codeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await executor.execute<{ id: number; most: number }>(sql`
    SELECT code_id AS id, max(uses)::integer AS most
    FROM (SELECT code_id, count(*) AS uses FROM promo_uses
      WHERE code_id = ANY (${sql.param([...codeIds])}::integer[]) GROUP BY code_id, customer_id) AS counted
    GROUP BY code_id`)
  return new Map(rows.map(({ id, most }) => [id, most]))
}

export type CodeRow = PromotionFields & { code: string; isActive: boolean }

const columns = sql`(id integer, revision integer, code text, name jsonb, type text, percent smallint, "amountBaisa" integer,
  "channelId" integer, "minimumBaisa" integer, "startsOn" date, "endsOn" date, "totalLimit" integer,
  "perCustomerLimit" smallint, "withinHours" smallint, "isActive" boolean)`

/** Ids by codes; those that there are already are left out. */
export async function insertCodes(
  tx: Transaction,
  codes: readonly CodeRow[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ id: number; code: string }>(sql`
    INSERT INTO promo_codes (code, name, type, percent, amount_baisa, channel_id, minimum_baisa, starts_on, ends_on,
      total_limit, per_customer_limit, within_hours, is_active)
    SELECT code, name, type, percent, "amountBaisa", "channelId", "minimumBaisa", "startsOn", "endsOn", "totalLimit",
      "perCustomerLimit", "withinHours", "isActive"
    FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) AS given ${columns}
    ON CONFLICT (code) DO NOTHING RETURNING id, code`)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Changes codes of these revisions; answers how many. */
export async function updateCodes(
  tx: Transaction,
  codes: readonly (CodeRow & { id: number; revision: number })[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE promo_codes AS code SET name = given.name, type = given.type, percent = given.percent,
      amount_baisa = given."amountBaisa", channel_id = given."channelId", minimum_baisa = given."minimumBaisa",
      starts_on = given."startsOn", ends_on = given."endsOn", total_limit = given."totalLimit",
      per_customer_limit = given."perCustomerLimit", within_hours = given."withinHours", is_active = given."isActive",
      revision = code.revision + 1, updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) AS given ${columns}
    WHERE code.id = given.id AND code.revision = given.revision`)
  return rowCount ?? 0
}
