import type {
  approvalFilterStates,
  approvalSorts,
  approvalStates,
} from '@warsha/contract/console/staff/log.constants.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { type Approval, hasExpired, isWaiting } from './approval-queries.ts'
import { maxCount } from './keyset.ts'
import { defineListOrder, orderedBy, type SortedPage, type SortedRow } from './list-order.ts'

export type ListedApproval = Approval &
  SortedRow & {
    state: (typeof approvalStates)[number]
    decidedBy: number | null
    decidedAt: Date | null
  }

export type ApprovalFilter = {
  state: (typeof approvalFilterStates)[number]
  action?: string | undefined
  /** In Muscat. */
  day?: string | undefined
}

/** Keys are given in the order in which approvals are asked for. */
export const approvalOrder = defineListOrder(sql`id`, {
  requested: [{ by: sql`id`, type: 'integer' }],
})

type ApprovalSort = (typeof approvalSorts)[number]

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function listApprovals(
  executor: Executor,
  filter: ApprovalFilter,
  page: SortedPage<ApprovalSort>,
): Promise<{ approvals: ListedApproval[]; total: number; isExact: boolean }> {
  const matches = conditionOf(filter)
  const { sorted, isBehind, orderBy } = orderedBy(approvalOrder, page)
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<ListedApproval>(sql`
      SELECT id::integer AS id, public_id AS "publicId", action, input, reason, requested_by AS "requestedBy",
        requested_at AS "requestedAt", CASE WHEN ${hasExpired} THEN 'expired' ELSE state END AS state, decided_by AS "decidedBy",
        decided_at AS "decidedAt", ${sorted} AS sorted
      FROM operator_approvals WHERE ${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM operator_approvals WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  const total = counted[0]?.total ?? 0
  return { approvals: rows.map(withDates), total: Math.min(total, maxCount), isExact: total <= maxCount }
}

function conditionOf({ state, action, day }: ApprovalFilter): SQL {
  const begin = day && sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
  return sql.join(
    [
      inState(state),
      action === undefined ? sql`true` : sql`action = ${action}`,
      begin ? sql`requested_at >= ${begin} AND requested_at < ${begin} + interval '1 day'` : sql`true`,
    ],
    sql` AND `,
  )
}

function inState(state: ApprovalFilter['state']): SQL {
  if (state === 'all') return sql`true`
  if (state === 'waiting') return isWaiting
  return state === 'expired' ? hasExpired : sql`state = ${state}`
}

function withDates(row: ListedApproval): ListedApproval {
  return {
    ...row,
    requestedAt: new Date(row.requestedAt),
    decidedAt: row.decidedAt && new Date(row.decidedAt),
  }
}
