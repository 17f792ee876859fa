import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { OrderDiscount, StoredLine, StoredSurcharge } from '../rules/order.ts'
import { orderDiscounts } from './order-discounts.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderColumns } from './order-queries.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'
import { orders } from './orders.tables.ts'

export type OrdersPage = { customerId: number; size: number; isBackward: boolean; cursor: number | undefined }

/** A customer's orders, the newest first; backwards the oldest first, as paging wants it, and one more than asked for. */
export function readOrdersPage(executor: Executor, { customerId, size, isBackward, cursor }: OrdersPage) {
  const beyond = isBackward ? gt : lt
  return executor
    .select(orderColumns)
    .from(orders)
    .where(
      and(eq(orders.customerId, customerId), cursor === undefined ? undefined : beyond(orders.id, cursor)),
    )
    .orderBy(isBackward ? orders.id : desc(orders.id))
    .limit(size + 1)
}

export function readOrdersFrom(
  executor: Executor,
  customerId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  return executor
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .offset(offset)
    .limit(limit)
}

export async function countOrders(executor: Executor, customerId: number): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  return row?.count ?? 0
}

/** Orders that the shop itself names. */
export function findOrders(executor: Executor, ids: readonly number[]) {
  return executor
    .select(orderColumns)
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
}

export async function findOrder(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
) {
  const [order] = await executor
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.publicId, publicId), eq(orders.customerId, customerId)))
  return order
}

/** An order, regardless of its customer. */
export async function findOrderByPublicId(executor: Executor, publicId: string) {
  const [order] = await executor.select(orderColumns).from(orders).where(eq(orders.publicId, publicId))
  return order
}

/** The lines of several orders at once, in the order they were bought in. */
export function readLines(executor: Executor, orderIds: readonly number[]): Promise<StoredLine[]> {
  return executor
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(orderLines.orderId, orderLines.position)
}

/** The surcharges of several orders at once, in the order they are listed in. */
export function readSurcharges(executor: Executor, orderIds: readonly number[]): Promise<StoredSurcharge[]> {
  return executor
    .select()
    .from(orderSurcharges)
    .where(inArray(orderSurcharges.orderId, [...orderIds]))
    .orderBy(orderSurcharges.orderId, orderSurcharges.position)
}

/** The discounts of several orders at once. */
export function findDiscounts(
  executor: Executor,
  orderIds: readonly number[],
): Promise<(OrderDiscount & { orderId: number })[]> {
  const { orderId, kind, sourceId, code, name, amountBaisa } = orderDiscounts
  return executor
    .select({ orderId, kind, sourceId, code, name, amountBaisa })
    .from(orderDiscounts)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(orderId, kind)
}
