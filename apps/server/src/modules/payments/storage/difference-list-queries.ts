import type {
  differenceFilterStates,
  differenceSorts,
} from '@warsha/contract/console/payments/payment-lists.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerContacts } from '#modules/identity/index.ts'
import { placedOrders } from '#modules/orders/index.ts'
import type { Difference } from '../rules/difference.ts'

export type ListedDifference = Omit<Difference, 'createdAt' | 'resolvedAt' | 'cause'> & {
  noticedAt: Date
  /** Of the payment that it is about. */
  orderPublicId: string | null
  orderNumber: number | null
  customerPublicId: string | null
  customerName: string | null
  resolvedAt: Date | null
}

/** A day begins with its largest. */
export const differenceOrder = defineListOrder(sql`difference.id`, {
  day: [
    { by: sql`difference.day`, type: 'day' },
    { by: sql`-difference.amount_baisa`, type: 'integer' },
  ],
  amount: [{ by: sql`difference.amount_baisa`, type: 'integer' }],
  noticed: [{ by: sql`difference.created_at`, type: 'moment' }],
  resolved: [{ by: sql`coalesce(difference.resolved_at, 'infinity')`, type: 'moment' }],
})

export type DifferenceSort = (typeof differenceSorts)[number]

export type SortedDifference = ListedDifference & SortedRow

export type DifferenceFilter = {
  state: (typeof differenceFilterStates)[number]
  gateway: string | undefined
  day: string | undefined
  kind: string | undefined
}

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findDifferencesPage(
  executor: Executor,
  filter: DifferenceFilter,
  page: SortedPage<DifferenceSort>,
): Promise<{ differences: SortedDifference[]; total: number; isExact: boolean }> {
  const { sorted, isBehind, orderBy } = orderedBy(differenceOrder, page)
  const differences = await select(
    executor,
    sql`${conditionOf(filter)} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
    sorted,
  )
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM payment_differences AS difference WHERE ${conditionOf(filter)} LIMIT ${maxCount + 1}) AS counted`)
  const total = counted[0]?.total ?? 0
  return {
    differences,
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

function conditionOf({ state, gateway, day, kind }: DifferenceFilter): SQL {
  return sql.join(
    [
      state === 'all' ? sql`true` : sql`difference.state = ${state}`,
      gateway === undefined ? sql`true` : sql`difference.gateway = ${gateway}`,
      day === undefined ? sql`true` : sql`difference.day = ${day}::date`,
      kind === undefined ? sql`true` : sql`difference.kind = ${kind}`,
    ],
    sql` AND `,
  )
}

export async function findListedDifference(
  executor: Executor,
  id: number,
): Promise<ListedDifference | undefined> {
  const [row] = await select(executor, sql`difference.id = ${id}`)
  return row
}

async function select(executor: Executor, condition: SQL, sorted = unsorted): Promise<SortedDifference[]> {
  const { rows } = await executor.execute<SortedDifference>(sql`
    SELECT ${sorted} AS sorted, difference.id, difference.kind, difference.gateway, difference.attempt_id AS "attemptId",
      difference.entry_id AS "entryId", difference.refund_id AS "refundId", difference.expected, difference.found,
      difference.expected_baisa AS "expectedAmount", difference.found_baisa AS "foundAmount",
      difference.amount_baisa AS amount, difference.day::text AS day, difference.state, difference.resolution,
      difference.resolved_by AS "resolvedBy", difference.resolved_at AS "resolvedAt",
      difference.created_at AS "noticedAt", sold.public_id AS "orderPublicId", sold.number AS "orderNumber",
      customer.public_id AS "customerPublicId", customer.name AS "customerName"
    FROM payment_differences AS difference
    LEFT JOIN payment_attempts AS attempt ON attempt.id = difference.attempt_id
    LEFT JOIN order_payments AS payment ON payment.attempt_id = attempt.id
    LEFT JOIN ${placedOrders} AS sold ON sold.id = payment.order_id
    LEFT JOIN ${customerContacts} AS customer ON customer.id = attempt.customer_id
    WHERE ${condition}`)
  return rows.map((row) => ({
    ...row,
    noticedAt: new Date(row.noticedAt),
    resolvedAt: row.resolvedAt && new Date(row.resolvedAt),
  }))
}
