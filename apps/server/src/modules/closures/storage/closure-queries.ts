import { sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { openVisits } from '#modules/orders/index.ts'
import type { ClosedTime, ClosureState } from '../rules/closure.ts'

export type Closure = ClosedTime & {
  id: number
  publicId: string
  reason: string
  state: ClosureState
  operatorId: number
  slotCount: number
  checkoutCount: number
  closedAt: Date
  reopenedAt: Date | null
}

export type NewClosure = ClosedTime & { reason: string; operatorId: number }

/** Undefined when the centre is closed already at some of that time. The caller has the lock of closings. */
export async function insertClosure(
  tx: Transaction,
  { centreId, startsAt, endsAt, reason, operatorId }: NewClosure,
): Promise<number | undefined> {
  const [from, until] = [startsAt.toISOString(), endsAt.toISOString()]
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO closures (centre_id, starts_at, ends_at, reason, operator_id)
    SELECT ${centreId}, ${from}::timestamptz, ${until}::timestamptz, ${reason}, ${operatorId}
    WHERE NOT EXISTS (SELECT FROM closures WHERE centre_id = ${centreId} AND state = 'closed'
      AND starts_at < ${until}::timestamptz AND ends_at > ${from}::timestamptz)
    RETURNING id`)
  return rows[0]?.id
}

export async function recordClosed(
  tx: Transaction,
  { id, slotCount, checkoutCount }: Pick<Closure, 'id' | 'slotCount' | 'checkoutCount'>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE closures SET slot_count = ${slotCount}, checkout_count = ${checkoutCount} WHERE id = ${id}`)
}

/** Opens a case for every order with a visit in the closed time, in one statement; answers how many. */
export async function insertCases(
  tx: Transaction,
  { id, ...time }: ClosedTime & { id: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO closure_cases (closure_id, order_id, customer_id, appointment_at)
    SELECT ${id}, visit.order_id, visit.customer_id, min(visit.appointment_at)
    FROM ${openVisits} AS visit WHERE ${isClosedVisit(time)}
    GROUP BY visit.order_id, visit.customer_id ORDER BY min(visit.appointment_at), visit.order_id
    ON CONFLICT DO NOTHING`)
  return rowCount ?? 0
}

export type ClosedVisits = { orderIds: number[]; bookings: number; customers: number }

/** Orders with a visit in such a time, with how many visits and customers those are. */
export async function findClosedVisits(executor: Executor, time: ClosedTime): Promise<ClosedVisits> {
  const { rows } = await executor.execute<ClosedVisits>(sql`
    SELECT coalesce(array_agg(DISTINCT visit.order_id), '{}') AS "orderIds",
      count(DISTINCT (visit.order_id, visit.slot_id))::int AS bookings, count(DISTINCT visit.customer_id)::int AS customers
    FROM ${openVisits} AS visit WHERE ${isClosedVisit(time)}`)
  return rows[0] ?? { orderIds: [], bookings: 0, customers: 0 }
}

/** Visits that have begun take place. */
function isClosedVisit({ centreId, startsAt, endsAt }: ClosedTime) {
  return sql`visit.centre_id = ${centreId} AND visit.appointment_at > now()
    AND visit.appointment_at >= ${startsAt.toISOString()}::timestamptz
    AND visit.appointment_at < ${endsAt.toISOString()}::timestamptz`
}

/** A closure of the operator's centres, locked until the transaction ends. */
export async function lockClosure(
  tx: Transaction,
  { publicId, centres }: { publicId: string; centres: CentreScope },
): Promise<Closure | undefined> {
  const { rows } = await tx.execute<Closure>(sql`
    SELECT ${closureColumns} FROM closures AS closure
    WHERE public_id = ${publicId} AND ${inCentreScope(centres, sql`centre_id`)} FOR UPDATE`)
  return rows[0] && withDates(rows[0])
}

export async function getClosure(executor: Executor, id: number): Promise<Closure> {
  const { rows } = await executor.execute<Closure>(
    sql`SELECT ${closureColumns} FROM closures AS closure WHERE id = ${id}`,
  )
  if (!rows[0]) throw new Error(`There is no closure ${id}`)
  return withDates(rows[0])
}

/** False when it was reopened before. */
export async function markReopened(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE closures SET state = 'reopened', reopened_at = now(), updated_at = now() WHERE id = ${id} AND state = 'closed'`)
  return rowCount === 1
}

export const closureColumns =
  sql.raw(`closure.id, closure.public_id AS "publicId", closure.centre_id AS "centreId",
  closure.starts_at AS "startsAt", closure.ends_at AS "endsAt", closure.reason, closure.state,
  closure.operator_id AS "operatorId", closure.slot_count AS "slotCount", closure.checkout_count AS "checkoutCount",
  closure.created_at AS "closedAt", closure.reopened_at AS "reopenedAt"`)

export function withDates<Row extends Pick<Closure, 'startsAt' | 'endsAt' | 'closedAt' | 'reopenedAt'>>(
  row: Row,
): Row {
  const { startsAt, endsAt, closedAt, reopenedAt } = row
  return {
    ...row,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    closedAt: new Date(closedAt),
    reopenedAt: reopenedAt && new Date(reopenedAt),
  }
}
