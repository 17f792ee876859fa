import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { affordableBaisa } from '@warsha/contract/payments/split-payment.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type Checkout,
  checkFulfilment,
  completeCheckout,
  lockCheckout,
  readCheckout,
  readWalletPart,
} from '#modules/checkout/index.ts'
import { draftOrder, dueOf, type Order, readOrderOf } from '#modules/orders/index.ts'
import { type SettlementContext, settleOpenAttempt } from '#modules/payments/index.ts'
import { placeOrder } from './place-order.ts'

type Key = { publicId: string; customerId: number }

/**
 * Answers the order of a checkout: the one there is, or the one that its payment makes now. Without a payment that the
 * gateway confirms there is none, whatever the caller says; where the wallet pays or nothing is to pay, none is needed.
 */
export async function completePurchase(context: SettlementContext, key: Key): Promise<Outcome<Order>> {
  const completed = await complete(context, key)
  if (completed.ok) return completed
  // It was made before, or by whoever was first at the same moment.
  const made = await orderOf(context, key)
  return made ? ok(made) : completed
}

function orderOf(context: SettlementContext, { publicId, customerId }: Key): Promise<Order | undefined> {
  return readOrderOf(context, { checkoutPublicId: publicId, customerId })
}

async function complete(context: SettlementContext, key: Key): Promise<Outcome<Order>> {
  const { customerId } = key
  const settled = await settleOpenAttempt(context, key)
  const order = settled && (settled.order ?? (await orderOf(context, key)))
  if (order) return ok(order)
  const checkout = await readCheckout(context, key)
  if (!checkout || checkout.customerId !== customerId) return refuse('NOT_FOUND', { field: 'id' })
  if (checkout.lines.length === 0) return refuse('NO_LINES', { field: 'lines' })
  const possible = checkFulfilment(checkout)
  if (!possible.ok) return possible
  return completeWithoutGateway(context, checkout, customerId)
}

/** The wallet has set everything aside, or there is nothing to pay. */
async function completeWithoutGateway(
  context: SettlementContext,
  { publicId, version }: Checkout,
  customerId: number,
): Promise<Outcome<Order>> {
  return inTransaction<Order, string>(context.db, async (tx) => {
    const checkout = await lockCheckout(tx, publicId)
    // The checkout was read before the lock: it may have changed, or be another customer's by now.
    const isSame = checkout?.customerId === customerId && checkout.version === version
    if (!checkout || !isSame) return refuse('CONFLICT')
    const purchase = await draftOrder(context.models, checkout)
    const wallet = dueOf(purchase)
    const held = await readWalletPart(tx, checkout)
    const walletFeePercent = held?.feePercent ?? 0
    const part = affordableBaisa(held?.amount ?? noBaisa, walletFeePercent)
    if (part < wallet) return refuse('CHECKOUT_NOT_PAID', { field: 'id' })
    const paid = { checkout, customerId, purchase, wallet, walletFeePercent, attempt: undefined }
    return completeCheckout(tx, checkout, (closed) => placeOrder(context, tx, { ...paid, closed }))
  })
}
