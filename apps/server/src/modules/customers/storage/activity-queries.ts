import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import { balanceExpression, walletEntries } from '#modules/ledger/index.ts'
import { madeOrders, orderMoves, placedOrders } from '#modules/orders/index.ts'

/** What tells of a change: rows of a growing `id`, with a `created_at` and, where one is concerned, a `customer_id`. */
const sources = {
  accounts: sql`(SELECT id, id AS customer_id, created_at FROM ${customerAccounts} AS account)`,
  orders: madeOrders,
  moves: orderMoves,
  wallets: walletEntries,
}

/** After so long nothing is written any more under an id that others have passed. */
const settledSeconds = 30

export type SourceNews = {
  source: string
  /** Of the customers that are concerned. */
  customerIds: readonly number[]
  rows: number
  /** The newest row behind which none can come any more. */
  settledId: number | null
}

/** What each source has told since its mark, in one statement. Younger rows are told again until they are settled. */
export async function readNews(executor: Executor, limit: number): Promise<SourceNews[]> {
  const parts = Object.entries(sources).map(
    ([name, rows]) => sql`
      SELECT ${name}::text AS source, count(*)::integer AS rows,
        coalesce(array_agg(DISTINCT seen.customer_id) FILTER (WHERE seen.customer_id IS NOT NULL), '{}') AS "customerIds",
        max(seen.id) FILTER (WHERE seen.created_at < now() - ${settledSeconds} * interval '1 second') AS "settledId"
      FROM (SELECT * FROM ${rows} AS each
        WHERE each.id > coalesce((SELECT last_id FROM customer_activity_marks WHERE source = ${name}), 0)
        ORDER BY each.id LIMIT ${limit}) AS seen`,
  )
  const { rows } = await executor.execute<SourceNews>(sql.join(parts, sql` UNION ALL `))
  return rows
}

export async function saveMarks(executor: Executor, news: readonly SourceNews[]): Promise<void> {
  const settled = news.filter(({ settledId }) => settledId !== null)
  if (settled.length === 0) return
  await executor.execute(sql`
    INSERT INTO customer_activity_marks (source, last_id)
    SELECT * FROM unnest(${sql.param(settled.map(({ source }) => source))}::text[],
      ${sql.param(settled.map(({ settledId }) => settledId))}::integer[])
    ON CONFLICT (source) DO UPDATE SET last_id = greatest(customer_activity_marks.last_id, excluded.last_id)`)
}

export async function lockActivity(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('customer-activity', 0))`)
}

/** Counts anew what these customers have bought and have left; what is right already is not written, who has gone has none. */
export async function refreshActivity(executor: Executor, customerIds: readonly number[]): Promise<void> {
  await executor.execute(sql`
    WITH forgotten AS (
      DELETE FROM customer_activity AS known
      WHERE known.customer_id = ANY (${sql.param([...customerIds])}::integer[]) AND ${hasNoAccount})
    INSERT INTO customer_activity AS known (customer_id, orders, last_visit_at, wallet_baisa)
    SELECT account.id, bought.orders, bought.visited_at, ${balanceExpression(sql`'wallet:' || account.id`)}
    FROM ${customerAccounts} AS account CROSS JOIN LATERAL (
      SELECT count(*)::integer AS orders, coalesce(max(each.visited_at), '-infinity') AS visited_at
      FROM ${placedOrders} AS each WHERE each.customer_id = account.id) AS bought
    WHERE account.id = ANY (${sql.param([...customerIds])}::integer[])
    ORDER BY account.id
    ON CONFLICT (customer_id) DO UPDATE
      SET orders = excluded.orders, last_visit_at = excluded.last_visit_at, wallet_baisa = excluded.wallet_baisa
      WHERE (known.orders, known.last_visit_at, known.wallet_baisa)
        IS DISTINCT FROM (excluded.orders, excluded.last_visit_at, excluded.wallet_baisa)`)
}

const hasNoAccount = sql`NOT EXISTS (SELECT FROM ${customerAccounts} AS account WHERE account.id = known.customer_id)`

export async function forgetDeletedAccounts(executor: Executor): Promise<void> {
  await executor.execute(sql`DELETE FROM customer_activity AS known WHERE ${hasNoAccount}`)
}

/** Ids of customers behind one, in their order. */
export async function findCustomerIds(executor: Executor, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT account.id FROM ${customerAccounts} AS account WHERE account.id > ${afterId}
    ORDER BY account.id LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}
