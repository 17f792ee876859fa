import { eq } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { orderDiscounts } from './order-discounts.tables.ts'
import { orderColumns } from './order-queries.ts'
import { orders } from './orders.tables.ts'

/** An order with whom it was sold to, for what the shop itself writes about it. */
export async function findSoldOrder(executor: Executor, orderId: number) {
  const { billingAddress, checkoutPublicId } = orders
  const [order] = await executor
    .select({ ...orderColumns, billingAddress, checkoutPublicId })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order
}

export function readDiscounts(executor: Executor, orderId: number) {
  return executor
    .select()
    .from(orderDiscounts)
    .where(eq(orderDiscounts.orderId, orderId))
    .orderBy(orderDiscounts.kind)
}
