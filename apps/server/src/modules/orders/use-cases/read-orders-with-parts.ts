import type { Executor } from '#kernel/database/connect.ts'
import { findOrders, readLines, readSurcharges } from '../storage/read-orders.ts'
import type { OrderWithLines } from './list-orders.ts'

/** Orders that the shop itself names, with lines and surcharges, in three statements. */
export async function readOrdersWithParts(
  executor: Executor,
  orderIds: readonly number[],
): Promise<OrderWithLines[]> {
  if (orderIds.length === 0) return []
  const orders = await findOrders(executor, orderIds)
  const lines = Map.groupBy(await readLines(executor, orderIds), ({ orderId }) => orderId)
  const surcharges = Map.groupBy(await readSurcharges(executor, orderIds), ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...order,
    lines: lines.get(order.id) ?? [],
    surcharges: surcharges.get(order.id) ?? [],
  }))
}
