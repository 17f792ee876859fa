import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { describeCentres } from '#modules/booking/index.ts'
import { readClosedVisit } from '#modules/closures/index.ts'
import { contactsOf, readCustomer } from '#modules/identity/index.ts'
import { type OrderStatus, type PaymentStatus, readSoldOrder } from '#modules/orders/index.ts'
import { closedMessage, closedText, givenBackText, takesPlaceText } from './closing-texts.ts'
import { notifyOfOrder } from './on-order-changed.ts'
import { orderNotification } from './order-notification.ts'
import { sendNotification } from './send-notification.ts'

type Context = { db: Database; config: Config }
type Offered = { caseId: number; orderId: number; customerId: number; token: string | null }
type Refunded = {
  caseId: number
  orderId: number
  amountBaisa: number
  giftCardBaisa: number
  status: string
  paymentStatus: string
}

/**
 * Tells the customer by every channel that the centre is closed and what is held instead. The link works without signing
 * in, so it is in nothing but the customer's own messages. A visit that was decided meanwhile is not told.
 */
export async function notifyOfClosedVisit(
  { db, config }: Context,
  event: DeliveredEvent<Offered>,
): Promise<void> {
  const { caseId, orderId, customerId, token } = event.payload
  const customer = await readCustomer({ db }, customerId)
  const visit = await readClosedVisit(db, caseId)
  if (!customer?.isActive || visit?.closed.state !== 'open') return
  const order = await readSoldOrder(db, orderId)
  const centre = (await describeCentres(db, [visit.closed.centreId])).get(visit.closed.centreId)
  if (!centre) throw new Error(`The closed centre ${visit.closed.centreId} is gone`)
  const told = { order, visit, centre }
  const link = token ? `/closed-visit?token=${token}` : `/my-order/${toGlobalId('Order', order.publicId)}`
  const notice = { cause: `closures.alternatives-offered/${event.id}`, ...closedText(told) }
  const { language } = customer
  const text = closedMessage(told, `${originOf(config)}/${language}${link}`, language)
  const validUntil = visit.closed.deadlineAt ?? visit.closed.appointmentAt
  await handleOnce(db, event, async (tx) => {
    await sendNotification(tx, { ...orderNotification(order, notice), link })
    for (const contact of contactsOf(config, customer, notice.subject[language]))
      await queueMessage(tx, config, { ...contact, text, locale: language, validUntil })
  })
}

/** One notification for the end of a closed visit: that it is called off, and where the money is. */
export async function notifyOfRefundedVisit(
  { db }: Pick<Context, 'db'>,
  { payload }: DeliveredEvent<Refunded>,
): Promise<void> {
  const { caseId, orderId, amountBaisa, giftCardBaisa, status, paymentStatus } = payload
  const sold = await readSoldOrder(db, orderId)
  // The order may have moved on since; the notification says what this event was about.
  const order = { ...sold, status: status as OrderStatus, paymentStatus: paymentStatus as PaymentStatus }
  const money = { wallet: baisa(amountBaisa - giftCardBaisa), giftCard: baisa(giftCardBaisa) }
  await notifyOfOrder(db, order, {
    cause: `closures.case-refunded/${caseId}`,
    ...givenBackText(order, money),
  })
}

export async function notifyOfReopenedVisit(
  { db }: Pick<Context, 'db'>,
  { payload: { caseId, orderId } }: DeliveredEvent<{ caseId: number; orderId: number }>,
): Promise<void> {
  const order = await readSoldOrder(db, orderId)
  const visit = await readClosedVisit(db, caseId)
  const [line] = visit?.lines ?? []
  if (!line) return
  await notifyOfOrder(db, order, {
    cause: `closures.case-reopened/${caseId}`,
    line,
    ...takesPlaceText(order, line),
  })
}

function originOf({ PUBLIC_URL, PORT }: Config): string {
  return PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`
}
