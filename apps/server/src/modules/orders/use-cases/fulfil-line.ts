import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { statusByUsage } from '../rules/line-usage.ts'
import { mayMoveOrder, type OrderStatus } from '../rules/order-status.ts'
import { addUsed, lockOrder, readUsage } from '../storage/order-status-queries.ts'
import { moveOrder } from './move-order.ts'

/** Writes down that units of a line were delivered or done. Refused for more than are left, and for an order that is over. */
export function fulfilLine(
  executor: Executor,
  line: { orderId: number; position: number; units: number },
): Promise<Outcome<true, 'NOT_FOUND' | 'UNITS_NOT_LEFT' | 'ORDER_NOT_OPEN'>> {
  return inTransaction(executor, async (tx) => {
    const order = await lockOrder(tx, line.orderId)
    if (!order) return refuse('NOT_FOUND')
    if (!isOpen(order.status)) return refuse('ORDER_NOT_OPEN', { params: { status: order.status } })
    if (!(await addUsed(tx, line))) return refuse('UNITS_NOT_LEFT', { field: 'quantity' })
    await moveByUsage(tx, line.orderId, 'used')
    return ok(true)
  })
}

/** What came back in part may still be used in part. */
function isOpen(status: OrderStatus): boolean {
  return status === 'PARTIALLY_RETURNED' || mayMoveOrder(status, 'FULFILLED')
}

/** Gives a locked order the status that its units say, where that is another one. */
export async function moveByUsage(tx: Transaction, orderId: number, reason: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const to = statusByUsage(await readUsage(tx, orderId))
  if (order && to && mayMoveOrder(order.status, to)) await moveOrder(tx, { orderId, to, reason })
}
