import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { categoryNames, productNames } from '#modules/catalogue/index.ts'
import type { PromoCode, PromoTarget } from '../rules/promo-code.ts'
import { promoCodes, promoTargets } from './promotions.tables.ts'

export const targetsOfCode = sql<PromoTarget[]>`coalesce((
  SELECT json_agg(json_build_object(
    'productId', target.product_id, 'categoryId', target.category_id, 'percent', target.percent, 'name', json_build_object(
      'en', coalesce(product.en, category.en), 'ar', coalesce(product.ar, category.ar))) ORDER BY target.id)
  FROM ${promoTargets} AS target
    LEFT JOIN ${productNames} AS product ON product.id = target.product_id
    LEFT JOIN ${categoryNames} AS category ON category.id = target.category_id
  WHERE target.code_id = promo_codes.id), '[]'::json)`

export function findCode(executor: Executor, code: string): Promise<PromoCode | undefined> {
  return find(executor, eq(promoCodes.code, code))
}

export function findCodeById(executor: Executor, id: number): Promise<PromoCode | undefined> {
  return find(executor, eq(promoCodes.id, id))
}

async function find(executor: Executor, condition: SQL): Promise<PromoCode | undefined> {
  const [found] = await executor
    .select({
      id: promoCodes.id,
      code: promoCodes.code,
      name: promoCodes.name,
      type: promoCodes.type,
      percent: promoCodes.percent,
      amountBaisa: promoCodes.amountBaisa,
      channelId: promoCodes.channelId,
      minimumBaisa: promoCodes.minimumBaisa,
      startsOn: promoCodes.startsOn,
      endsOn: promoCodes.endsOn,
      totalLimit: promoCodes.totalLimit,
      perCustomerLimit: promoCodes.perCustomerLimit,
      withinHours: promoCodes.withinHours,
      isActive: promoCodes.isActive,
      targets: targetsOfCode,
    })
    .from(promoCodes)
    .where(condition)
  return found
}

type Use = { codeId: number; customerId: number; holder: string }

/** Whether the holder has this use already; its checkout is locked, so nobody else takes or ends it meanwhile. */
export async function hasUse(tx: Transaction, { codeId, holder }: Use): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM promo_uses WHERE code_id = ${codeId} AND holder = ${holder}`,
  )
  return rows.length > 0
}

/** Counts one use more; false when the limit was reached, which the locked row decides. */
export async function countUse(tx: Transaction, codeId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`UPDATE promo_codes SET used = used + 1, updated_at = now()
    WHERE id = ${codeId} AND is_active AND (total_limit IS NULL OR used < total_limit)`)
  return rowCount === 1
}

/**
 * Writes down who uses it, under the first free ordinal of a customer's limited uses; false when none is free. The key
 * of ordinals decides, whatever was read.
 */
export async function insertUse(tx: Transaction, { codeId, customerId, holder }: Use): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO promo_uses (code_id, customer_id, holder, ordinal)
    SELECT code.id, ${customerId}, ${holder}, free.ordinal FROM promo_codes AS code LEFT JOIN LATERAL (
      SELECT ordinal FROM generate_series(1, code.per_customer_limit::int) AS number (ordinal)
      WHERE NOT EXISTS (SELECT FROM promo_uses AS taken
        WHERE taken.code_id = code.id AND taken.customer_id = ${customerId} AND taken.ordinal = number.ordinal)
      ORDER BY ordinal LIMIT 1) AS free ON true
    WHERE code.id = ${codeId} AND (code.per_customer_limit IS NULL OR free.ordinal IS NOT NULL)
    ON CONFLICT (code_id, customer_id, ordinal) DO NOTHING`)
  return rowCount === 1
}
