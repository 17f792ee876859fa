import type { Transaction } from '#kernel/database/connect.ts'
import { returnStock } from '#modules/inventory/index.ts'
import { planRestock } from '../rules/plan-restock.ts'
import { lockOrder } from '../storage/order-status-queries.ts'
import { addRestocked, readSoldUnits } from '../storage/order-stock-queries.ts'

/**
 * Puts what an order does not need any more back to the warehouses it came from, in the caller's transaction: what was
 * returned, and what was left when it was cancelled. A second call finds nothing to do. Slots are locked before stock,
 * so hours are given back first.
 */
export async function restockOrder(tx: Transaction, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const units = planRestock(order.status, await readSoldUnits(tx, orderId))
  if (units.length === 0) return
  await addRestocked(tx, orderId, units)
  await returnStock(tx, units)
}
