import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { categoryNames } from '#modules/catalogue/index.ts'

/** How long work lasts: so many months, or kilometres if they come first. */
export type Lasting = { months: number; kilometres: number | null }

export type EditedInterval = Lasting & { categoryId: number; nameEn: string; nameAr: string }

/** Intervals by category; one more than asked for. */
export async function findIntervals(
  executor: Executor,
  { afterId, limit }: { afterId: number | undefined; limit: number },
): Promise<{ intervals: EditedInterval[]; total: number }> {
  const intervals = await select(
    executor,
    sql`interval.category_id > ${afterId ?? 0} ORDER BY interval.category_id LIMIT ${limit + 1}`,
  )
  const { rows } = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::integer AS total FROM service_intervals`,
  )
  return { intervals, total: rows[0]?.total ?? 0 }
}

export async function findIntervalOf(
  executor: Executor,
  categoryId: number,
): Promise<EditedInterval | undefined> {
  const [interval] = await select(executor, sql`interval.category_id = ${categoryId}`)
  return interval
}

async function select(executor: Executor, condition: SQL): Promise<EditedInterval[]> {
  const { rows } = await executor.execute<EditedInterval>(sql`
    SELECT interval.category_id AS "categoryId", category.en AS "nameEn", category.ar AS "nameAr", interval.months,
      interval.kilometres
    FROM service_intervals AS interval JOIN ${categoryNames} AS category ON category.id = interval.category_id
    WHERE ${condition}`)
  return rows
}

export async function isCategory(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`SELECT FROM ${categoryNames} AS category WHERE category.id = ${id}`,
  )
  return rows.length > 0
}

/** False when the interval is another one than the operator saw; the row count decides. */
export async function writeInterval(
  tx: Transaction,
  { categoryId, months, kilometres, seen }: Lasting & { categoryId: number; seen: Lasting | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    seen
      ? sql`UPDATE service_intervals SET months = ${months}, kilometres = ${kilometres}::integer, updated_at = now()
          WHERE ${isSeen(categoryId, seen)}`
      : sql`INSERT INTO service_intervals (category_id, months, kilometres)
          VALUES (${categoryId}, ${months}, ${kilometres}::integer) ON CONFLICT DO NOTHING`,
  )
  return rowCount === 1
}

export async function deleteInterval(
  tx: Transaction,
  { categoryId, seen }: { categoryId: number; seen: Lasting },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`DELETE FROM service_intervals WHERE ${isSeen(categoryId, seen)}`)
  return rowCount === 1
}

function isSeen(categoryId: number, { months, kilometres }: Lasting): SQL {
  return sql`category_id = ${categoryId} AND months = ${months}
    AND kilometres IS NOT DISTINCT FROM ${kilometres}::integer`
}
