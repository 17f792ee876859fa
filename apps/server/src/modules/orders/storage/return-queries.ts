import { and, asc, eq, getTableColumns, gte, inArray, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Order, StoredLine } from '../rules/order.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderColumns } from './order-queries.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'
import { orders } from './orders.tables.ts'

export type SoldLine = { order: Order; line: StoredLine }

export type ReturnWindow = {
  customerId: number
  deliveredSince: Date
  appointmentFrom: Date
  limit: number
}

/** Lines that were delivered lately or whose hour is ahead, of orders that are paid; the newest order first. */
export function findLinesInWindow(
  executor: Executor,
  { customerId, deliveredSince, appointmentFrom, limit }: ReturnWindow,
): Promise<SoldLine[]> {
  return executor
    .select({ order: orderColumns, line: getTableColumns(orderLines) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.paymentStatus, ['FULLY_CHARGED', 'PARTIALLY_REFUNDED']),
        or(gte(orderLines.deliveredAt, deliveredSince), gte(orderLines.appointmentAt, appointmentFrom)),
        sql`${orderLines.returned} + ${orderLines.expired} < ${orderLines.quantity}`,
      ),
    )
    .orderBy(sql`${orders.id} DESC`, asc(orderLines.position))
    .limit(limit)
}

/** The order of a customer's line. */
export async function findOrderOfLine(
  executor: Executor,
  { linePublicId, customerId }: { linePublicId: string; customerId: number },
): Promise<Order | undefined> {
  const [order] = await executor
    .select(orderColumns)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orderLines.publicId, linePublicId), eq(orders.customerId, customerId)))
  return order
}

export async function findLockedOrder(tx: Transaction, orderId: number): Promise<Order | undefined> {
  const [order] = await tx.select(orderColumns).from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

export type ReturnedUnits = {
  orderId: number
  position: number
  /** Of those that were still to be done, and of those that were delivered. */
  open: number
  used: number
}

/** False when there are not so many. */
export async function addReturned(
  tx: Transaction,
  { orderId, position, open, used }: ReturnedUnits,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderLines)
    .set({
      returned: sql`${orderLines.returned} + ${open + used}`,
      used: sql`${orderLines.used} - ${used}`,
    })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.position, position),
        sql`${orderLines.used} >= ${used}`,
        sql`${orderLines.quantity} - ${orderLines.used} - ${orderLines.returned} - ${orderLines.expired} >= ${open}`,
      ),
    )
  return rowCount === 1
}

export type ReturnedSurcharge = { position: number; units: number }

/** Counts units of a surcharge as given back. More than there are break a constraint. */
export async function addReturnedSurcharge(
  tx: Transaction,
  orderId: number,
  { position, units }: ReturnedSurcharge,
): Promise<void> {
  await tx
    .update(orderSurcharges)
    .set({ returned: sql`${orderSurcharges.returned} + ${units}` })
    .where(and(eq(orderSurcharges.orderId, orderId), eq(orderSurcharges.position, position)))
}
