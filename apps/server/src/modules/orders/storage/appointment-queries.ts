import { and, asc, eq, gt, gte, lt, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { orderLines } from './order-lines.tables.ts'
import { orders } from './orders.tables.ts'

export type AppointmentsAsked = {
  from: Date
  until: Date
  /** Orders of later are left out. */
  placedBefore: Date
  afterOrderId: number
  limit: number
}

/** Orders that somebody is expected for between two moments, each with its first appointment there. */
export function findAppointments(
  executor: Executor,
  { from, until, placedBefore, afterOrderId, limit }: AppointmentsAsked,
): Promise<{ orderId: number; appointmentAt: Date }[]> {
  const { appointmentAt, expiresAt, quantity, used, returned, expired } = orderLines
  return executor
    .select({
      orderId: orders.id,
      appointmentAt: sql<Date>`min(${appointmentAt})`.mapWith(appointmentAt),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gte(appointmentAt, from),
        lt(appointmentAt, until),
        // Implied by `appointmentAt >= from`, as a line expires after its appointment; the index is on `expiresAt`.
        gt(expiresAt, from),
        sql`${used} + ${returned} + ${expired} < ${quantity}`,
        notInArray(orders.status, ['DRAFT', 'CANCELED', 'RETURNED', 'EXPIRED']),
        lt(orders.createdAt, placedBefore),
        gt(orders.id, afterOrderId),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(orders.id))
    .limit(limit)
}
