import { type Baisa, baisa, negateBaisa, noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { withFee } from '@warsha/contract/payments/split-payment.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import {
  type Checkout,
  type ClosedCheckout,
  captureWalletPart,
  setWalletPart,
} from '#modules/checkout/index.ts'
import { type Account, clearingOf, postAtEnd } from '#modules/ledger/index.ts'
import { createOrder, type Order, type OrderDraft } from '#modules/orders/index.ts'
import {
  giftCardSource,
  insertOrderPayments,
  type NewOrderPayment,
  type PaymentAttempt,
  type PaymentsContext,
  walletSource,
} from '#modules/payments/index.ts'

/** A hold that is captured in the same transaction needs to last no longer. */
const captureMs = 60_000

export type PaidPurchase = {
  checkout: Checkout
  customerId: number
  purchase: OrderDraft
  /** The units that leave the stock for it, and what the wallet has set aside. */
  closed: ClosedCheckout
  /** The wallet's part, without its fee. */
  wallet: Baisa
  /** Of the fee on it, as it was set aside with. */
  walletFeePercent: number
  /** The charged payment for the rest. */
  attempt: PaymentAttempt | undefined
}

/**
 * Places the order of a checkout that is completed in the same transaction, and captures the wallet's part: what is held
 * for it, or what the wallet still has when the hold had ended. Refused when the wallet has it no more.
 */
export async function placeOrder(
  { clock }: PaymentsContext,
  tx: Transaction,
  { checkout, customerId, purchase, closed, wallet, walletFeePercent, attempt }: PaidPurchase,
): Promise<Outcome<Order, 'BALANCE_INSUFFICIENT' | 'WALLET_HOLD_GONE'>> {
  const taken = withFee(wallet, walletFeePercent)
  const expiresAt = new Date(clock.now().getTime() + captureMs)
  const part = { customerId, amount: taken, feePercent: walletFeePercent, expiresAt }
  const covered = await setWalletPart(tx, checkout, part, closed)
  if (!covered.ok) return covered
  const payments = [...giftCardPayments(purchase), ...walletPayment(wallet, taken), ...cardPayment(attempt)]
  const order = await createOrder(tx, {
    checkout,
    customerId,
    draft: purchase,
    held: closed.holds,
    paymentStatus: 'FULLY_CHARGED',
    creditBaisa: wallet,
    paidBy: payments.map(({ source }) => source),
  })
  if (wallet > 0) {
    const captured = await captureWalletPart(tx, checkout, order.number)
    if (!captured.ok) return captured
  }
  if (attempt) await postSale(tx, attempt, order)
  await insertOrderPayments(tx, order.id, payments)
  return ok(order)
}

/** The order has taken it from the card when it was made; here it is written down, to be given back one day. */
function giftCardPayments({ discounts }: OrderDraft): NewOrderPayment[] {
  return discounts
    .filter(({ kind, amountBaisa }) => kind === 'gift_card' && amountBaisa > noBaisa)
    .map(({ sourceId, amountBaisa: amount }) => ({
      source: giftCardSource,
      attemptId: null,
      giftCardId: sourceId,
      amount,
      fee: noBaisa,
      paid: amount,
    }))
}

function walletPayment(amount: Baisa, paid: Baisa): NewOrderPayment[] {
  if (amount === noBaisa) return []
  return [
    { source: walletSource, attemptId: null, giftCardId: null, amount, fee: baisa(paid - amount), paid },
  ]
}

function cardPayment(attempt: PaymentAttempt | undefined): NewOrderPayment[] {
  if (!attempt) return []
  const { id, gateway, amount, fee, charge } = attempt
  return [{ source: gateway, attemptId: id, giftCardId: null, amount, fee, paid: charge }]
}

/** The gateway owes us what it charged; the shop bears the difference of a rounded charge. */
async function postSale(tx: Transaction, attempt: PaymentAttempt, order: Order): Promise<void> {
  const earned = sumBaisa([attempt.amount, attempt.fee])
  const short = baisa(earned - attempt.charge)
  const moves: { account: Account; amount: Baisa }[] = [
    { account: clearingOf(attempt.gateway), amount: negateBaisa(attempt.charge) },
    { account: { kind: 'sales' }, amount: earned },
    { account: { kind: 'rounding' }, amount: negateBaisa(short) },
  ]
  await postAtEnd(tx, {
    kind: 'ORDER_PAYMENT',
    key: `payment:${attempt.publicId}`,
    reference: String(order.number),
    gateway: attempt.gateway,
    moves: moves.filter(({ amount }) => amount !== 0),
  })
}
