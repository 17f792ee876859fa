import { sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { categoryNames, productNames, productsNamed } from '#modules/catalogue/index.ts'
import { customerContacts } from '#modules/identity/index.ts'
import type { Name } from '../rules/promo-code.ts'
import type { UseState } from './promotions.tables.ts'

export type PromotionUse = {
  id: number
  usedAt: Date
  state: UseState
  holder: string
  customer: { publicId: string; name: string; phone: string | null }
}

/** Uses of a code, the newest first, one more than asked for, and how many there are up to `maxCount`. */
export async function findUses(
  executor: Executor,
  codeId: number,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<{ uses: PromotionUse[]; total: number }> {
  const isBehind = beforeId === undefined ? sql`true` : sql`use.id < ${beforeId}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<PromotionUse>(sql`
      SELECT use.id, use.created_at AS "usedAt", use.state, use.holder,
        jsonb_build_object('publicId', customer.public_id, 'name', customer.name, 'phone', customer.phone) AS customer
      FROM promo_uses AS use JOIN ${customerContacts} AS customer ON customer.id = use.customer_id
      WHERE use.code_id = ${codeId} AND ${isBehind} ORDER BY use.id DESC LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM promo_uses WHERE code_id = ${codeId} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return {
    uses: rows.map((row) => ({ ...row, usedAt: new Date(row.usedAt) })),
    total: counted[0]?.total ?? 0,
  }
}

export async function countUsesOf(executor: Executor, codeId: number, customerId: number): Promise<number> {
  const { rows } = await executor.execute<{ uses: number }>(sql`
    SELECT count(*)::integer AS uses FROM promo_uses WHERE code_id = ${codeId} AND customer_id = ${customerId}`)
  return rows[0]?.uses ?? 0
}

export type FoundTarget = { kind: 'product' | 'category'; id: number; name: Name }

/** Products and categories that a word is found in, categories first. */
export async function findTargets(
  executor: Executor,
  { search, kind, limit }: { search: string; kind: FoundTarget['kind'] | undefined; limit: number },
): Promise<FoundTarget[]> {
  const pattern = sql`'%' || regexp_replace(ar_norm(${search}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
  const { rows } = await executor.execute<FoundTarget>(sql`
    SELECT * FROM (
      SELECT 'category' AS kind, category.id, jsonb_build_object('en', category.en, 'ar', category.ar) AS name
      FROM ${categoryNames} AS category
      WHERE ar_norm(category.en) LIKE ${pattern} OR ar_norm(category.ar) LIKE ${pattern}
      UNION ALL
      SELECT 'product', product.id, jsonb_build_object('en', product.en, 'ar', product.ar)
      FROM ${productNames} AS product WHERE product.id IN ${productsNamed(search)}) AS found
    WHERE ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    ORDER BY kind, name ->> 'en', id LIMIT ${limit}`)
  return rows
}
