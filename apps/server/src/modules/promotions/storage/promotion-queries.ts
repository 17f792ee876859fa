import type { promotionSorts } from '@warsha/contract/console/promotions/promotions.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { categoryNames, productNames } from '#modules/catalogue/index.ts'
import type { Promotion, PromotionFields, PromotionState, PromotionTarget } from '../rules/promotion.ts'
import { targetsOfCode } from './code-queries.ts'

export type PromotionFilter = {
  state?: PromotionState | undefined
  channelId?: number | undefined
  search?: string | undefined
  /** The day in Muscat. */
  today: string
}

/** Keys are given in the order in which promotions are made. */
export const promotionOrder = defineListOrder(sql`promo_codes.id`, {
  added: [{ by: sql`promo_codes.id`, type: 'integer' }],
  code: [{ by: sql`promo_codes.code`, type: 'text' }],
  ends: [{ by: sql`coalesce(promo_codes.ends_on, 'infinity')`, type: 'day' }],
  used: [{ by: sql`promo_codes.used`, type: 'integer' }],
})

export type PromotionSort = (typeof promotionSorts)[number]

export type SortedPromotion = Promotion & SortedRow

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findPromotions(
  executor: Executor,
  filter: PromotionFilter,
  page: SortedPage<PromotionSort>,
): Promise<{ found: SortedPromotion[]; total: number }> {
  const matches = conditionOf(filter)
  const { sorted, isBehind, orderBy } = orderedBy(promotionOrder, page)
  const [found, { rows }] = await Promise.all([
    readPromotions(
      executor,
      { today: filter.today, sorted },
      sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (SELECT FROM promo_codes WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

export async function findPromotion(
  executor: Executor,
  { id, today }: { id: number; today: string },
): Promise<Promotion | undefined> {
  const [found] = await readPromotions(executor, { today, sorted: unsorted }, sql`promo_codes.id = ${id}`)
  return found
}

export type PromotionSelection = { ids: readonly number[] } | { filter: PromotionFilter }

/** Promotions by the filter of their list or by id. */
export async function selectPromotions(
  executor: Executor,
  selection: PromotionSelection,
  limit: number,
): Promise<BulkItem[]> {
  const isMeant =
    'ids' in selection
      ? sql`promo_codes.id = ANY (${sql.param([...selection.ids])}::integer[])`
      : conditionOf(selection.filter)
  const { rows } = await executor.execute<{ id: number; revision: number }>(
    sql`SELECT id, revision FROM promo_codes WHERE ${isMeant} ORDER BY id LIMIT ${limit}`,
  )
  return rows.map(({ id, revision }) => ({ id: String(id), revision }))
}

function conditionOf({ state, channelId, search, today }: PromotionFilter): SQL {
  const conditions = [
    state === undefined ? undefined : sql`${stateOn(today)} = ${state}`,
    channelId === undefined ? undefined : sql`coalesce(promo_codes.channel_id, ${channelId}) = ${channelId}`,
    search ? contains(search) : undefined,
  ].filter((condition) => condition !== undefined)
  return sql.join([sql`true`, ...conditions], sql` AND `)
}

/** False when the promotion was changed since this revision was read. Locked: no use is counted until the transaction ends. */
export async function lockPromotion(
  tx: Transaction,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`SELECT FROM promo_codes WHERE id = ${id} AND revision = ${revision} FOR UPDATE`,
  )
  return rowCount === 1
}

/** Nothing in a word is a pattern. */
function contains(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(ar_norm(${word}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
  return sql`(ar_norm(promo_codes.code) LIKE ${pattern} OR ar_norm(promo_codes.name ->> 'en') LIKE ${pattern}
    OR ar_norm(promo_codes.name ->> 'ar') LIKE ${pattern})`
}

function stateOn(today: string): SQL {
  return sql`CASE WHEN NOT promo_codes.is_active THEN 'paused' WHEN promo_codes.ends_on < ${today}::date THEN 'ended'
    WHEN promo_codes.used >= promo_codes.total_limit THEN 'used_up'
    WHEN promo_codes.starts_on > ${today}::date THEN 'scheduled' ELSE 'running' END`
}

async function readPromotions(
  executor: Executor,
  { today, sorted }: { today: string; sorted: SQL },
  condition: SQL,
): Promise<SortedPromotion[]> {
  const { rows } = await executor.execute<SortedPromotion>(sql`
    SELECT ${sorted} AS sorted, promo_codes.id, promo_codes.code, promo_codes.name, promo_codes.type, promo_codes.percent,
      promo_codes.amount_baisa AS "amountBaisa", promo_codes.channel_id AS "channelId",
      promo_codes.minimum_baisa AS "minimumBaisa", promo_codes.starts_on::text AS "startsOn",
      promo_codes.ends_on::text AS "endsOn", promo_codes.total_limit AS "totalLimit",
      promo_codes.per_customer_limit AS "perCustomerLimit", promo_codes.within_hours AS "withinHours",
      promo_codes.is_active AS "isActive", promo_codes.used, promo_codes.revision, ${stateOn(today)} AS state,
      ${targetsOfCode} AS targets
    FROM promo_codes WHERE ${condition}`)
  return rows
}

/** Undefined when there is such a code. */
export async function insertPromotion(
  tx: Transaction,
  { code, ...fields }: PromotionFields & { code: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO promo_codes (code, name, type, percent, amount_baisa, channel_id, minimum_baisa, starts_on, ends_on,
      total_limit, per_customer_limit, within_hours)
    VALUES (${code}, ${JSON.stringify(fields.name)}::jsonb, ${fields.type}, ${fields.percent}, ${fields.amountBaisa},
      ${fields.channelId}, ${fields.minimumBaisa}, ${fields.startsOn}, ${fields.endsOn}, ${fields.totalLimit},
      ${fields.perCustomerLimit}, ${fields.withinHours})
    ON CONFLICT (code) DO NOTHING RETURNING id`)
  return rows[0]?.id
}

/** Of a promotion that is locked. */
export async function updatePromotion(
  tx: Transaction,
  { id, ...fields }: PromotionFields & { id: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE promo_codes SET name = ${JSON.stringify(fields.name)}::jsonb, type = ${fields.type},
      percent = ${fields.percent}, amount_baisa = ${fields.amountBaisa}, channel_id = ${fields.channelId},
      minimum_baisa = ${fields.minimumBaisa}, starts_on = ${fields.startsOn}, ends_on = ${fields.endsOn},
      total_limit = ${fields.totalLimit}, per_customer_limit = ${fields.perCustomerLimit},
      within_hours = ${fields.withinHours}, revision = revision + 1, updated_at = now()
    WHERE id = ${id}`)
}

/** Makes these the targets of codes; false when one of them is not there. */
export async function replaceTargets(
  tx: Transaction,
  codes: readonly { id: number; targets: readonly PromotionTarget[] }[],
): Promise<boolean> {
  const targets = codes.flatMap(({ id, targets: own }) =>
    own.map(({ productId, categoryId, percent }, place) => ({ id, productId, categoryId, percent, place })),
  )
  await tx.execute(sql`
    DELETE FROM promo_targets WHERE code_id = ANY (${sql.param(codes.map(({ id }) => id))}::integer[])`)
  if (targets.length === 0) return true
  const { rowCount } = await tx.execute(sql`
    INSERT INTO promo_targets (code_id, product_id, category_id, percent)
    SELECT target.id, target."productId", target."categoryId", target.percent
    FROM jsonb_to_recordset(${JSON.stringify(targets)}::jsonb)
      AS target (id integer, "productId" integer, "categoryId" integer, percent smallint, place integer)
    WHERE target."productId" IN (SELECT id FROM ${productNames} AS product)
      OR target."categoryId" IN (SELECT id FROM ${categoryNames} AS category)
    ORDER BY target.id, target.place`)
  return rowCount === targets.length
}

/** True for the one who turns it. */
export async function setPromotionActive(tx: Transaction, id: number, isActive: boolean): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE promo_codes SET is_active = ${isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND is_active <> ${isActive}`)
  return rowCount === 1
}

/** The most uses that one customer has. The code is locked, so that none is added meanwhile. */
export async function countMostUses(tx: Transaction, codeId: number): Promise<number> {
  const { rows } = await tx.execute<{ most: number }>(sql`
    SELECT coalesce(max(uses), 0)::integer AS most
    FROM (SELECT count(*) AS uses FROM promo_uses WHERE code_id = ${codeId} GROUP BY customer_id) AS counted`)
  return rows[0]?.most ?? 0
}

/** Numbers every customer's uses anew, so that a limit that came or changed counts those before it. */
export async function renumberUses(tx: Transaction, codeIds: readonly number[]): Promise<void> {
  const ofCodes = sql`code_id = ANY (${sql.param([...codeIds])}::integer[])`
  await tx.execute(sql`UPDATE promo_uses SET ordinal = NULL WHERE ${ofCodes} AND ordinal IS NOT NULL`)
  await tx.execute(sql`
    UPDATE promo_uses AS use SET ordinal = numbered.ordinal
    FROM (SELECT id, row_number() OVER (PARTITION BY code_id, customer_id ORDER BY id) AS ordinal
      FROM promo_uses WHERE ${ofCodes}) AS numbered
    WHERE numbered.id = use.id`)
}
