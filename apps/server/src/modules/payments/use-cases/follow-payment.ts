import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import {
  type Checkout,
  completeCheckout,
  endHold,
  holdAgain,
  lockCheckout,
  planHold,
} from '#modules/checkout/index.ts'
import type { Order, OrderDraft } from '#modules/orders/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findOpenAttempt } from '../storage/attempt-queries.ts'
import type { PaymentsContext } from './payments-context.ts'
import { placeOrder } from './place-order.ts'

type Ended = { attempt: PaymentAttempt; checkout: Checkout | undefined }

/**
 * What follows from money that has arrived, in the transaction that writes it down: the order, if what was paid for can
 * still be had as it was; otherwise the whole amount goes to the wallet, so that no payment is without an effect.
 */
export async function followPayment(
  context: PaymentsContext,
  tx: Transaction,
  { attempt, checkout }: Ended,
): Promise<void> {
  const { purchase } = attempt
  if (checkout && purchase && checkout.version === attempt.checkoutVersion) {
    const bought = await buy(context, tx, { attempt, checkout, purchase })
    if (bought.ok) return
  }
  await payIntoWallet(tx, attempt)
}

/** Everything the checkout holds is given back, unless another payment for it is under way. */
export async function followFailure(tx: Transaction, { attempt, checkout }: Ended): Promise<void> {
  if (!checkout || checkout.version !== attempt.checkoutVersion) return
  if (await findOpenAttempt(tx, checkout.id)) return
  if (checkout.heldUntil) await endHold(tx, checkout)
}

type Purchase = { attempt: PaymentAttempt; checkout: Checkout; purchase: OrderDraft }

/** One of the two is done whole, or nothing: first with what is held, then with what can still be taken. */
async function buy(context: PaymentsContext, tx: Transaction, bought: Purchase): Promise<Outcome<Order>> {
  const { checkout, attempt, purchase } = bought
  const { customerId, wallet } = attempt
  const buyAs = (complete: (inner: Transaction) => Promise<Outcome<true>>) =>
    inTransaction<Order, string>(tx, async (inner) => {
      const completed = await complete(inner)
      if (!completed.ok) return completed
      return placeOrder(context, inner, { checkout, customerId, purchase, wallet, attempt })
    })
  const held = await buyAs((inner) => completeCheckout(inner, checkout))
  if (held.ok || held.code !== 'HOLD_EXPIRED') return held
  return buyAs((inner) => completeAnew(context, inner, checkout))
}

/** The hold is over: hours and units are taken again if they are still free. */
async function completeAnew(
  context: PaymentsContext,
  tx: Transaction,
  checkout: Checkout,
): Promise<Outcome<true>> {
  const planned = await planHold(context, checkout)
  if (!planned.ok) return planned
  const held = await holdAgain(tx, checkout, planned.value)
  if (!held.ok) return held
  const locked = await lockCheckout(tx, checkout.publicId)
  return locked ? completeCheckout(tx, locked) : refuse('CONFLICT')
}

/** A top-up is worth what was asked for, without the fee; what buys nothing any more comes back whole. */
async function payIntoWallet(tx: Transaction, attempt: PaymentAttempt): Promise<void> {
  const { purpose, amount, fee, charge, customerId, gateway, publicId, pspReference } = attempt
  const money = purpose === 'wallet-charge' ? { amount, fee, charged: charge } : { amount: charge }
  const credited = await creditWallet(tx, {
    reason: 'TOP_UP',
    customerId,
    gateway,
    key: publicId,
    reference: pspReference ?? publicId,
    ...money,
  })
  if (!credited.ok) throw new Error(`The payment ${publicId} could not be paid into the wallet`)
}
