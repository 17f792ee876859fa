import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { type OrderStatus, type PaymentStatus, readSoldOrder } from '#modules/orders/index.ts'
import { notifyOfOrder } from './follow-orders.ts'
import { creditedText, type DivertedPayment, divertedText, returnedText } from './money-texts.ts'
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
  isPartOfReturn?: boolean | undefined
  isDiverted?: boolean | undefined
}
type Diverted = {
  customerId: number
  reason: DivertedPayment['reason']
  effect: DivertedPayment['effect']
  expectedBaisa: number
  foundBaisa: number | null
}

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

/**
 * An event that comes again has the same id, and the cause of a notification is unique. The refund of a return is told with
 * the return.
 */
export async function notifyOfCredit({ db }: Context, event: DeliveredEvent<Credited>): Promise<void> {
  const { customerId, amountBaisa, reason, isPartOfReturn, isDiverted } = event.payload
  if (isPartOfReturn || isDiverted) return
  await notifyOfMoney(db, event, customerId, creditedText(baisa(amountBaisa), reason))
}

/** A payment that bought nothing: the customer reads what was charged and where the money is. */
export async function notifyOfDiverted({ db }: Context, event: DeliveredEvent<Diverted>): Promise<void> {
  const { customerId, reason, effect, expectedBaisa, foundBaisa } = event.payload
  const expected = baisa(expectedBaisa)
  const found = foundBaisa === null ? null : baisa(foundBaisa)
  await notifyOfMoney(db, event, customerId, divertedText({ reason, effect, expected, found }))
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
