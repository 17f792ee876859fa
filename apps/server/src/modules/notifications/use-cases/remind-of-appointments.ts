import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { collectFaults } from '#kernel/jobs/row-faults.ts'
import { listAppointments, readSoldOrder } from '#modules/orders/index.ts'
import { remindedNow } from '../rules/reminder-time.ts'
import { findKnownCauses } from '../storage/notification-queries.ts'
import { notifyOfOrder } from './on-order-changed.ts'
import { reminderText } from './order-texts.ts'

const ordersAtOnce = 100

/**
 * Reminds of the appointments of tomorrow, each once: the cause names the hour, so one that was moved is reminded of
 * again, and a second run, or one beside it, finds nothing left to do. An order that cannot be told is passed over.
 */
export async function remindOfAppointments({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const due = remindedNow(clock.now())
  if (!due) return
  const faults = collectFaults('orders')
  for (let afterOrderId = 0; ; ) {
    const found = await listAppointments({ db }, { ...due, afterOrderId, limit: ordersAtOnce })
    const causes = new Map(found.map((each) => [causeOf(each), each]))
    const known = await findKnownCauses(db, [...causes.keys()])
    for (const [cause, each] of causes) {
      if (known.has(cause)) continue
      await remind(db, cause, each).catch((fault: unknown) => faults.note(each.orderId, fault))
    }
    afterOrderId = found.at(-1)?.orderId ?? 0
    if (found.length < ordersAtOnce) break
  }
  faults.report()
}

type Appointment = { orderId: number; appointmentAt: Date }

function causeOf({ orderId, appointmentAt }: Appointment): string {
  return `appointment/${orderId}/${appointmentAt.toISOString()}`
}

async function remind(db: Database, cause: string, { orderId, appointmentAt }: Appointment): Promise<void> {
  const order = await readSoldOrder(db, orderId)
  const line = order.lines.find((each) => each.appointmentAt?.getTime() === appointmentAt.getTime())
  if (!line || order.status === 'CANCELED') return
  await notifyOfOrder(db, order, { cause, line, expiresAt: appointmentAt, ...reminderText(line) })
}
