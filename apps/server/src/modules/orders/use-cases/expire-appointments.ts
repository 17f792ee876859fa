import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { expireLines, findExpiredOrders, lockOrder } from '../storage/order-status-queries.ts'
import { moveByUsage } from './fulfil-line.ts'

const ordersAtOnce = 100

/**
 * Lets appointments pass that nobody came to within a day of their hour: their units count as expired. Each order is a
 * transaction of its own; a second run, or one beside it, finds nothing left to do.
 */
export async function expireAppointments({ db }: { db: Database }): Promise<void> {
  for (;;) {
    const due = await findExpiredOrders(db, ordersAtOnce)
    for (const orderId of due) await expireOrder(db, orderId)
    if (due.length === 0) return
  }
}

async function expireOrder(db: Database, orderId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const expired = order ? await expireLines(tx, order.id) : 0
    if (expired > 0) await moveByUsage(tx, orderId, { reason: 'expired' })
    return ok(expired)
  })
}
