import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { findCentre, listFreeSlots } from '#modules/booking/index.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { type OrderStatus, type PaymentStatus, readSoldOrder, type SoldOrder } from '#modules/orders/index.ts'
import {
  cancelledText,
  creditedText,
  type DivertedPayment,
  divertedText,
  type FreeTimes,
  returnedText,
} from './money-texts.ts'
import { notifyOfOrder } from './on-order-changed.ts'
import { sendNotification } from './send-notification.ts'

type Context = { db: Database }
type Returned = {
  returnId: number
  orderId: number
  position: number
  quantity: number
  amount: number
  giftCard: number
  status: string
  paymentStatus: string
}
type Credited = {
  customerId: number
  amountBaisa: number
  reason: 'TOP_UP' | 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT'
  isReported?: boolean | undefined
  isDiverted?: boolean | undefined
}
type Diverted = {
  customerId: number
  reason: DivertedPayment['reason']
  effect: DivertedPayment['effect']
  expectedBaisa: number
  foundBaisa: number | null
  centreIds?: number[] | undefined
}
type Cancelled = { orderId: number; walletBaisa: number; giftCardBaisa: number; cardBaisa: number }

/** One notification for all that a return brings: the units, the money with where it went, and the order's new state. */
export async function notifyOfReturn({ db }: Context, { payload }: DeliveredEvent<Returned>): Promise<void> {
  const { returnId, orderId, position, quantity, status, paymentStatus } = payload
  const sold = await readSoldOrder(db, orderId)
  // The order may have moved on since; the notification says what this event was about.
  const order = { ...sold, status: status as OrderStatus, paymentStatus: paymentStatus as PaymentStatus }
  const line = order.lines.find((each) => each.position === position)
  const said = returnedText(order, {
    line,
    quantity,
    wallet: baisa(payload.amount - payload.giftCard),
    giftCard: baisa(payload.giftCard),
  })
  await notifyOfOrder(db, order, { cause: `return.completed/${returnId}`, ...said, ...(line && { line }) })
}

/** One notification for a cancelled order: that it is, and where the money goes. */
export async function notifyOfCancelled(
  { db }: Context,
  { payload }: DeliveredEvent<Cancelled>,
): Promise<void> {
  const { orderId, walletBaisa, giftCardBaisa, cardBaisa } = payload
  // The order may have moved on since; the notification says what this event was about.
  const order: SoldOrder = { ...(await readSoldOrder(db, orderId)), status: 'CANCELED' }
  const said = cancelledText(order, {
    wallet: baisa(walletBaisa),
    giftCard: baisa(giftCardBaisa),
    card: baisa(cardBaisa),
  })
  await notifyOfOrder(db, order, { cause: `order.cancelled/${orderId}`, ...said })
}

/**
 * An event that comes again has the same id, and the cause of a notification is unique. The refund of a return or of a
 * cancelled order is told with that.
 */
export async function notifyOfCredit({ db }: Context, event: DeliveredEvent<Credited>): Promise<void> {
  const { customerId, amountBaisa, reason, isReported, isDiverted } = event.payload
  if (isReported || isDiverted) return
  await notifyOfMoney(db, event, customerId, creditedText(baisa(amountBaisa), reason))
}

/** A payment that bought nothing: the customer reads what was charged, where the money is, and when there is room. */
export async function notifyOfDiverted(
  { db, models }: Context & { models: Models },
  event: DeliveredEvent<Diverted>,
): Promise<void> {
  const { customerId, reason, effect, expectedBaisa, foundBaisa, centreIds = [] } = event.payload
  const expected = baisa(expectedBaisa)
  const found = foundBaisa === null ? null : baisa(foundBaisa)
  const freeTimes = await Promise.all(centreIds.map((id) => freeTimesOf({ db, models }, id)))
  await notifyOfMoney(db, event, customerId, divertedText({ reason, effect, expected, found, freeTimes }))
}

async function freeTimesOf(
  { db, models }: Context & { models: Models },
  centreId: number,
): Promise<FreeTimes | undefined> {
  const centre = await findCentre(models, centreId)
  const hours = centre.ok ? await listFreeSlots(db, centreId) : []
  return centre.ok ? { centre: centre.value, times: hours.map(({ startsAt }) => startsAt) } : undefined
}

async function notifyOfMoney(
  db: Database,
  { name, id }: Pick<DeliveredEvent<unknown>, 'name' | 'id'>,
  customerId: number,
  said: ReturnType<typeof creditedText>,
): Promise<void> {
  const customer = await readCustomer({ db }, customerId)
  if (!customer?.isActive) return
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: `${name}/${id}`,
      ...said,
      image: null,
      link: '/wallet',
      order: null,
    })
    return ok(undefined)
  })
}
