import type { caseSorts, closureSorts } from '@warsha/contract/console/closures/closures.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope, narrowScope } from '#commands/centre-scope.ts'
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
import { customerContacts } from '#modules/identity/index.ts'
import { orderNumbers } from '#modules/orders/index.ts'
import type { CaseState, ClosureState } from '../rules/closure.ts'
import { type Closure, closureColumns, withDates } from './closure-queries.ts'

export type ListedClosure = Closure & { counts: Record<CaseState, number>; refundedBaisa: number }

export type ClosureFilter = { centreId?: number | undefined; state?: ClosureState | undefined }

/** Keys are given in the order in which centres are closed. */
export const closureOrder = defineListOrder(sql`closure.id`, {
  closed: [{ by: sql`closure.id`, type: 'integer' }],
  starts: [{ by: sql`closure.starts_at`, type: 'moment' }],
})

export type ClosureSort = (typeof closureSorts)[number]

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findClosures(
  executor: Executor,
  { filter, centres }: { filter: ClosureFilter; centres: CentreScope },
  page: SortedPage<ClosureSort>,
): Promise<{ closures: (ListedClosure & SortedRow)[]; total: number }> {
  const matches = sql`${inCentreScope(narrowScope(centres, filter.centreId), sql`closure.centre_id`)}
    AND ${filter.state ? sql`closure.state = ${filter.state}` : sql`true`}`
  const { sorted, isBehind, orderBy } = orderedBy(closureOrder, page)
  const closures = await selectClosures(
    executor,
    sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
    sorted,
  )
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (
      SELECT FROM closures AS closure WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`)
  return { closures, total: rows[0]?.total ?? 0 }
}

export async function findClosure(
  executor: Executor,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<ListedClosure | undefined> {
  const [found] = await selectClosures(
    executor,
    sql`closure.public_id = ${publicId} AND ${inCentreScope(centres, sql`closure.centre_id`)}`,
  )
  return found
}

async function selectClosures(
  executor: Executor,
  which: SQL,
  sorted = unsorted,
): Promise<(ListedClosure & SortedRow)[]> {
  const { rows } = await executor.execute<ListedClosure & SortedRow>(sql`
    SELECT ${closureColumns}, counted.counts, counted.refunded::int AS "refundedBaisa", ${sorted} AS sorted
    FROM closures AS closure CROSS JOIN LATERAL (
      SELECT jsonb_build_object('open', count(*) FILTER (WHERE state = 'open'),
          'moved', count(*) FILTER (WHERE state = 'moved'), 'refunded', count(*) FILTER (WHERE state = 'refunded'),
          'withdrawn', count(*) FILTER (WHERE state = 'withdrawn'),
          'reopened', count(*) FILTER (WHERE state = 'reopened')) AS counts,
        coalesce(sum(refund_baisa), 0) AS refunded
      FROM closure_cases WHERE closure_id = closure.id) AS counted
    WHERE ${which}`)
  return rows.map(withDates)
}

export type ListedCase = {
  id: number
  publicId: string
  orderPublicId: string
  orderNumber: number
  customerPublicId: string
  customerName: string
  phone: string | null
  appointmentAt: Date
  state: CaseState
  deadlineAt: Date | null
  decidedAt: Date | null
  decidedBy: 'customer' | 'operator' | 'system' | null
  movedToCentreId: number | null
  movedTo: Date | null
  refundBaisa: number
}

/** A closure has as many as fit into its slots: they are sorted as they are found, without an index. */
export const caseOrder = defineListOrder(sql`cases.id`, {
  visit: [{ by: sql`cases.appointment_at`, type: 'moment' }],
  decided: [{ by: sql`coalesce(cases.decided_at, 'infinity')`, type: 'moment' }],
  refund: [{ by: sql`cases.refund_baisa`, type: 'integer' }],
})

export type CaseSort = (typeof caseSorts)[number]

/** A page of the cases of a closure, one more than asked for, and how many there are up to `maxCount`. */
export async function findCases(
  executor: Executor,
  { closureId, state }: { closureId: number; state: CaseState | undefined },
  page: SortedPage<CaseSort>,
): Promise<{ cases: (ListedCase & SortedRow)[]; total: number }> {
  const matches = sql`cases.closure_id = ${closureId} AND ${state ? sql`cases.state = ${state}` : sql`true`}`
  const { sorted, isBehind, orderBy } = orderedBy(caseOrder, page)
  const { rows } = await executor.execute<ListedCase & SortedRow>(sql`
    SELECT cases.id, cases.public_id AS "publicId", sold.public_id AS "orderPublicId", sold.number AS "orderNumber",
      customer.public_id AS "customerPublicId", customer.name AS "customerName", customer.phone,
      cases.appointment_at AS "appointmentAt", cases.state, cases.deadline_at AS "deadlineAt",
      cases.decided_at AS "decidedAt", cases.decided_by AS "decidedBy", cases.moved_to_centre_id AS "movedToCentreId",
      cases.moved_to AS "movedTo", cases.refund_baisa::int AS "refundBaisa", ${sorted} AS sorted
    FROM closure_cases AS cases JOIN ${orderNumbers} AS sold ON sold.id = cases.order_id
      JOIN ${customerContacts} AS customer ON customer.id = cases.customer_id
    WHERE ${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`)
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM (
      SELECT FROM closure_cases AS cases WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`)
  const instant = (value: Date | null) => value && new Date(value)
  return {
    cases: rows.map((row) => ({
      ...row,
      appointmentAt: new Date(row.appointmentAt),
      deadlineAt: instant(row.deadlineAt),
      decidedAt: instant(row.decidedAt),
      movedTo: instant(row.movedTo),
    })),
    total: counted[0]?.total ?? 0,
  }
}
