import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type Checkout,
  type ClosedCheckout,
  completeCheckout,
  lockCheckout,
  planReservation,
  releaseReservation,
  releaseWalletPart,
  reserveAgain,
} from '#modules/checkout/index.ts'
import type { Order, OrderDraft } from '#modules/orders/index.ts'
import {
  type EndedPayment,
  findOpenAttempt,
  type PaymentAttempt,
  type PaymentsContext,
  type PurchasePort,
  paymentDiverted,
  recordEffect,
} from '#modules/payments/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { placeOrder } from './place-order.ts'

/** Effects of ended payments on purchases; `modules.ts` passes them to payments. */
export const purchases: PurchasePort = { onPaymentSucceeded, onLatePayment, onPaymentFailed }

/**
 * Effects of a payment that has succeeded, in the transaction that records it: the order, from its reservation.
 * Money that can buy nothing any more goes to the wallet, so that no payment is without an effect. A refusal undoes the
 * transaction; `onLatePayment` is next then.
 */
async function onPaymentSucceeded(
  context: PaymentsContext,
  tx: Transaction,
  ended: EndedPayment,
): Promise<Outcome<Order | undefined>> {
  const bought = purchaseOf(ended)
  if (bought) return completeCheckout(tx, bought.checkout, (closed) => order(context, tx, bought, closed))
  await payIntoWallet(tx, ended.attempt)
  return ok(undefined)
}

/**
 * Effects of a payment whose order could not be placed from the reservation. If that has expired, the order is placed
 * from what can be reserved again; otherwise the whole amount goes to the wallet.
 */
async function onLatePayment(
  context: PaymentsContext,
  tx: Transaction,
  { code, ...ended }: EndedPayment & { code: string },
): Promise<Outcome<Order | undefined>> {
  const bought = purchaseOf(ended)
  if (bought && code === 'HOLD_EXPIRED') {
    const anew = await inTransaction<Order, string>(tx, (inner) => buyAnew(context, inner, bought))
    if (anew.ok) return anew
  }
  await payIntoWallet(tx, ended.attempt)
  return ok(undefined)
}

/**
 * Effects of a failed payment, unless another one for the checkout is under way. A refused card releases the
 * wallet's part alone: slots, units and codes stay reserved for the time that is left, so that another card can buy
 * them. A customer who cancels, and a payment whose time is over, release everything.
 */
async function onPaymentFailed(
  tx: Transaction,
  { attempt, checkout }: EndedPayment,
  end: 'declined' | 'cancelled' | 'expired',
): Promise<Outcome<undefined>> {
  if (!checkout || checkout.version !== attempt.checkoutVersion) return ok(undefined)
  if (await findOpenAttempt(tx, checkout.id)) return ok(undefined)
  if (!checkout.heldUntil) return ok(undefined)
  if (end === 'declined') await releaseWalletPart(tx, checkout)
  else await releaseReservation(tx, checkout)
  return ok(undefined)
}

type Purchase = { attempt: PaymentAttempt; checkout: Checkout; purchase: OrderDraft }

/** A checkout that has changed since the payment began is another purchase. */
function purchaseOf({ attempt, checkout }: EndedPayment): Purchase | undefined {
  const { purchase } = attempt
  const isSame = checkout && checkout.version === attempt.checkoutVersion
  return isSame && purchase ? { attempt, checkout, purchase } : undefined
}

function order(
  context: PaymentsContext,
  tx: Transaction,
  { attempt, checkout, purchase }: Purchase,
  closed: ClosedCheckout,
) {
  const { customerId, wallet, walletFeePercent } = attempt
  const paid = { checkout, customerId, purchase, closed, wallet, walletFeePercent, attempt }
  return placeOrder(context, tx, paid)
}

/** The reservation has expired: slots and units are reserved again if they are still free. */
async function buyAnew(context: PaymentsContext, tx: Transaction, bought: Purchase): Promise<Outcome<Order>> {
  const { checkout } = bought
  const planned = await planReservation(context, checkout)
  if (!planned.ok) return planned
  const held = await reserveAgain(tx, checkout, planned.value)
  if (!held.ok) return held
  const locked = await lockCheckout(tx, checkout.publicId)
  return locked
    ? completeCheckout(tx, locked, (closed) => order(context, tx, { ...bought, checkout: locked }, closed))
    : refuse('CONFLICT')
}

/** A top-up is credited without the fee; a payment that buys nothing any more is credited whole. */
async function payIntoWallet(tx: Transaction, attempt: PaymentAttempt): Promise<void> {
  const { purpose, amount, fee, charge, customerId, gateway, publicId, pspReference } = attempt
  const isTopUp = purpose === 'wallet-charge'
  if (!isTopUp) await divert(tx, attempt)
  const money = isTopUp ? { amount, fee, charged: charge } : { amount: charge, isDiverted: true }
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

/** The customer is told that the money bought nothing, and where it is. */
async function divert(tx: Transaction, { id, customerId, charge, purchase }: PaymentAttempt): Promise<void> {
  await recordEffect(tx, id, { effect: 'wallet', paid: charge })
  await publish(
    tx,
    paymentDiverted({
      attemptId: id,
      customerId,
      reason: 'late',
      effect: 'wallet',
      expectedBaisa: charge,
      foundBaisa: charge,
      centreIds: bookedCentresOf(purchase),
    }),
  )
}

/** A message has room for the times of a few. */
const maxNamedCentres = 3

function bookedCentresOf(purchase: OrderDraft | null): number[] {
  const centres = (purchase?.lines ?? []).flatMap(({ slotId, metadata }) =>
    slotId === null ? [] : (readKey('ServiceCenter', metadata.service_center_id ?? '') ?? []),
  )
  return [...new Set(centres)].slice(0, maxNamedCentres)
}
