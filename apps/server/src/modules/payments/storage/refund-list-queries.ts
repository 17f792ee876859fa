import type { refundSorts } from '@warsha/contract/console/payments/payment-lists.constants.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { narrowScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type ChangeActor, ordersInScope } from '#modules/orders/index.ts'

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
  actor: ChangeActor['kind']
  operatorId: number | null
  createdAt: Date
}

export type RefundFilter = {
  centres: CentreScope
  state: ListedRefund['state'] | undefined
  /** Written on this day in Muscat. */
  day?: string | undefined
  centreId?: number | undefined
  channelId?: number | undefined
}

/** Keys are given in the order in which refunds are written. */
export const refundOrder = defineListOrder(sql`refund.id`, {
  created: [{ by: sql`refund.id`, type: 'integer' }],
  amount: [{ by: sql`refund.amount_baisa`, type: 'integer' }],
})

export type RefundSort = (typeof refundSorts)[number]

export type SortedRefund = ListedRefund & SortedRow

/** A refund that its gateway has not given back is an open difference; it has failed until that is closed. */
const state = sql`CASE WHEN refund.state = 'done' THEN 'done' WHEN difference.id IS NULL THEN 'requested' ELSE 'failed' END`

/** The same as conditions on columns, of which the database knows how many rows they leave. */
const hasState: Record<ListedRefund['state'], SQL> = {
  done: sql`refund.state = 'done'`,
  requested: sql`refund.state <> 'done' AND difference.id IS NULL`,
  failed: sql`refund.state <> 'done' AND difference.id IS NOT NULL`,
}

const refundsIn = (centres: CentreScope) => sql`order_refunds AS refund
  JOIN order_payments AS payment ON payment.id = refund.payment_id
  JOIN ${ordersInScope(centres)} AS sold ON sold.id = payment.order_id
  LEFT JOIN payment_differences AS difference
    ON difference.cause = 'refund:' || refund.public_id AND difference.state = 'open' AND refund.state <> 'done'`

const columns = sql`refund.id, refund.public_id AS "publicId", sold.public_id AS "orderPublicId",
  sold.number AS "orderNumber",
  CASE split_part(refund.key, ':', 1) WHEN 'return' THEN 'return' WHEN 'cancel' THEN 'cancel' ELSE 'refund' END AS occasion,
  refund.target, refund.amount_baisa AS amount, ${state} AS state, difference.found AS problem,
  refund.actor, refund.operator_id AS "operatorId",
  refund.created_at AS "createdAt"`

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findRefundsPage(
  executor: Executor,
  asked: RefundFilter,
  page: SortedPage<RefundSort>,
): Promise<{ refunds: SortedRefund[]; total: number; isExact: boolean }> {
  const condition = conditionOf(asked)
  const { sorted, isBehind, orderBy } = orderedBy(refundOrder, page)
  const centres = narrowScope(asked.centres, asked.centreId)
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM ${refundsIn(centres)} WHERE ${condition} LIMIT ${maxCount + 1}) AS counted`)
  const total = counted[0]?.total ?? 0
  return {
    refunds: await select(
      executor,
      centres,
      sql`${condition} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
      sorted,
    ),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

/** How many refunds a filter finds and what they give back together: the number before the list. */
export async function sumRefunds(
  executor: Executor,
  asked: RefundFilter,
): Promise<{ count: number; amountBaisa: number }> {
  const { rows } = await executor.execute<{ count: number; amount: string }>(sql`
    SELECT count(*)::integer AS count, coalesce(sum(refund.amount_baisa), 0) AS amount
    FROM ${refundsIn(narrowScope(asked.centres, asked.centreId))} WHERE ${conditionOf(asked)}`)
  return { count: rows[0]?.count ?? 0, amountBaisa: Number(rows[0]?.amount ?? 0) }
}

function conditionOf({ state: asked, day, channelId }: RefundFilter): SQL {
  const begin = day && sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
  return sql.join(
    [
      asked === undefined ? sql`true` : hasState[asked],
      begin
        ? sql`refund.created_at >= ${begin} AND refund.created_at < ${begin} + interval '1 day'`
        : sql`true`,
      channelId === undefined ? sql`true` : sql`sold.channel_id = ${channelId}`,
    ],
    sql` AND `,
  )
}

/** In the order in which they were asked for. */
export function findRefundsOfOrder(executor: Executor, orderId: number): Promise<ListedRefund[]> {
  return select(executor, 'all', sql`payment.order_id = ${orderId} ORDER BY refund.id`)
}

export async function findListedRefund(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ListedRefund | undefined> {
  const [found] = await select(executor, centres, sql`refund.public_id = ${publicId}`)
  return found
}

async function select(
  executor: Executor,
  centres: CentreScope,
  condition: SQL,
  sorted = unsorted,
): Promise<SortedRefund[]> {
  const { rows } = await executor.execute<SortedRefund>(
    sql`SELECT ${columns}, ${sorted} AS sorted FROM ${refundsIn(centres)} WHERE ${condition}`,
  )
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
