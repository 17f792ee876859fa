import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import { notifyOfOrder } from './follow-orders.ts'
import { creditedText, returnedText } from './money-texts.ts'
import { sendNotification } from './send-notification.ts'

type Context = { db: Database }
type Returned = { returnId: number; orderId: number; amount: number }
type Credited = {
  customerId: number
  amountBaisa: number
  reason: 'TOP_UP' | 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT'
}

export async function notifyOfReturn({ db }: Context, { payload }: DeliveredEvent<Returned>): Promise<void> {
  const order = await readSoldOrder(db, payload.orderId)
  const said = returnedText(order, baisa(payload.amount))
  await notifyOfOrder(db, order, { cause: `return.completed/${payload.returnId}`, ...said })
}

/** An event that comes again has the same id, and the cause of a notification is unique. */
export async function notifyOfCredit({ db }: Context, event: DeliveredEvent<Credited>): Promise<void> {
  const { customerId, amountBaisa, reason } = event.payload
  const customer = await readCustomer({ db }, customerId)
  if (!customer?.isActive) return
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: `${event.name}/${event.id}`,
      ...creditedText(baisa(amountBaisa), reason),
      image: null,
      link: '/wallet',
      order: null,
    })
    return ok(undefined)
  })
}
