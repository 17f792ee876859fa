import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { readCustomerTogether } from '#modules/identity/index.ts'
import {
  type OrderStatus,
  type PaymentStatus,
  readPlacedOrder,
  readSoldOrder,
  type SoldOrder,
} from '#modules/orders/index.ts'
import { type OrderNotice, orderNotification } from './order-notification.ts'
import { movedText, paymentText, placedText, statusText } from './order-texts.ts'
import { sendNotification } from './send-notification.ts'

type Context = { db: Database }
type Placed = { orderId: number }
type Changed = Placed & { kind: 'status' | 'payment'; to: string; reason: string }

export async function notifyOfPlacedOrder(
  { db }: Context,
  { payload }: DeliveredEvent<Placed>,
): Promise<void> {
  const order = await readPlacedOrder(db, payload.orderId)
  await notifyOfOrder(db, order, { cause: `order.placed/${order.id}`, ...placedText(order) })
}

/**
 * An event that comes again has the same id, and the cause of a notification is unique. Changes by a return are
 * told with the return, and a cancelled order with its refund.
 */
export async function notifyOfChangedOrder({ db }: Context, event: DeliveredEvent<Changed>): Promise<void> {
  const { orderId, kind, to, reason } = event.payload
  if (reason === 'return' || to === 'CANCELED' || (kind === 'payment' && reason === 'cancel')) return
  const order = await readSoldOrder(db, orderId)
  // The order may have moved on since; the notification says what this event was about.
  const then =
    kind === 'status'
      ? { ...order, status: to as OrderStatus }
      : { ...order, paymentStatus: to as PaymentStatus }
  const said = kind === 'status' ? statusText(then, then.status) : paymentText(then, then.paymentStatus)
  await notifyOfOrder(db, then, { cause: `${event.name}/${event.id}`, ...said })
}

/** The notification names the visit as it is now: after two moves at once both say the last slot. */
export async function notifyOfMovedVisit(
  { db }: Context,
  { payload }: DeliveredEvent<{ moveId: number; orderId: number; position: number; creditBaisa: number }>,
): Promise<void> {
  const { moveId, orderId, position, creditBaisa } = payload
  const order = await readSoldOrder(db, orderId)
  const line = order.lines.find((each) => each.position === position)
  if (!line) throw new Error(`Order ${orderId} has no line ${position}, which was moved`)
  const said = movedText(order, line, baisa(creditBaisa))
  await notifyOfOrder(db, order, { cause: `order.visit-moved/${moveId}`, line, ...said })
}

/** A customer who has deleted the account is not notified any more. */
export async function notifyOfOrder(db: Database, order: SoldOrder, notice: OrderNotice): Promise<void> {
  const customer = await readCustomerTogether(db, order.customerId)
  if (!customer?.isActive) return
  await sendNotification(db, orderNotification(order, notice))
}
