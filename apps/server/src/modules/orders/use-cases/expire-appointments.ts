import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { collectFaults } from '#kernel/jobs/row-faults.ts'
import type { Log } from '#kernel/log.ts'
import { ok } from '#kernel/outcome.ts'
import { expireLines, findExpiredOrders, lockOrder } from '../storage/order-status-queries.ts'
import { moveByUsage } from './fulfil-line.ts'

const ordersAtOnce = 100

/**
 * Lets appointments pass that nobody came to within a day of their hour: their units count as expired. Each order is a
 * transaction of its own, and one that cannot be changed is passed over; a second run, or one beside it, finds nothing
 * left to do.
 */
export async function expireAppointments({ db, log }: { db: Database; log: Log }): Promise<void> {
  const faults = collectFaults('orders')
  for (;;) {
    const due = await findExpiredOrders(db, { max: ordersAtOnce, skippedIds: faults.ids() })
    for (const orderId of due)
      await expireOrder({ db, log }, orderId).catch((fault: unknown) => faults.note(orderId, fault))
    if (due.length === 0) break
  }
  faults.report()
}

async function expireOrder({ db, log }: { db: Database; log: Log }, orderId: number): Promise<void> {
  const expired = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const units = order ? await expireLines(tx, order.id) : 0
    if (units > 0) await moveByUsage(tx, orderId, { reason: 'expired' })
    return ok(units)
  })
  if (expired.ok && expired.value > 0)
    log.info({ orderId, units: expired.value }, 'an appointment has expired')
}
