import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#kernel/commands/define-command.ts'
import { maxCount } from '#kernel/commands/keyset.ts'
import type { Executor } from '#kernel/database/connect.ts'

export type ListedRefund = {
  id: number
  publicId: string
  orderPublicId: string
  orderNumber: number
  occasion: 'return' | 'cancel' | 'refund'
  target: string
  amount: Baisa
  state: 'requested' | 'done' | 'failed'
  problem: string | null
  createdAt: Date
}

export type RefundFilter = {
  centres: CentreScope
  state: ListedRefund['state'] | undefined
  beforeId: number | undefined
  limit: number
}

/** A refund that its gateway has not given back is an open difference; it has failed until that is closed. */
const state = sql`CASE WHEN refund.state = 'done' THEN 'done' WHEN difference.id IS NULL THEN 'requested' ELSE 'failed' END`

const refunds = sql`order_refunds AS refund JOIN order_payments AS payment ON payment.id = refund.payment_id
  JOIN orders ON orders.id = payment.order_id
  LEFT JOIN payment_differences AS difference
    ON difference.cause = 'refund:' || refund.public_id AND difference.state = 'open' AND refund.state <> 'done'`

const columns = sql`refund.id, refund.public_id AS "publicId", orders.public_id AS "orderPublicId",
  orders.number AS "orderNumber",
  CASE split_part(refund.key, ':', 1) WHEN 'return' THEN 'return' WHEN 'cancel' THEN 'cancel' ELSE 'refund' END AS occasion,
  refund.target, refund.amount_baisa AS amount, ${state} AS state, difference.found AS problem,
  refund.created_at AS "createdAt"`

export async function findRefundsPage(executor: Executor, asked: RefundFilter) {
  const wanted = asked.state === undefined ? sql`true` : sql`${state} = ${asked.state}`
  const condition = sql`${scopeOf(asked.centres)} AND ${wanted}`
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM ${refunds} WHERE ${condition} LIMIT ${maxCount + 1}) AS counted`)
  const total = counted[0]?.total ?? 0
  return {
    refunds: await select(
      executor,
      sql`${condition} AND ${asked.beforeId === undefined ? sql`true` : sql`refund.id < ${asked.beforeId}`}
        ORDER BY refund.id DESC LIMIT ${asked.limit + 1}`,
    ),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

/** In the order in which they were asked for. */
export function findRefundsOfOrder(executor: Executor, orderId: number): Promise<ListedRefund[]> {
  return select(executor, sql`orders.id = ${orderId} ORDER BY refund.id`)
}

export async function findListedRefund(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ListedRefund | undefined> {
  const [found] = await select(executor, sql`refund.public_id = ${publicId} AND ${scopeOf(centres)}`)
  return found
}

async function select(executor: Executor, condition: SQL): Promise<ListedRefund[]> {
  const { rows } = await executor.execute<ListedRefund>(
    sql`SELECT ${columns} FROM ${refunds} WHERE ${condition}`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

function scopeOf(centres: CentreScope): SQL {
  if (centres === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = orders.id
    AND line.centre_id = ANY(${sql.param([...centres])}::integer[]))`
}
