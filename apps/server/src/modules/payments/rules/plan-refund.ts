import {
  type Baisa,
  baisa,
  minBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
} from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { giftCardSource, type OrderPayment, walletSource } from './order-payment.ts'

/** Refunds a gateway supports: parts of a payment in its step, whole payments alone, or none because it is gone. */
export type RefundCapability = { refunds: 'parts' | 'whole' | 'none'; step: number }

/** How much of one payment goes back, and where to. */
export type RefundPart = { paymentId: number; target: string; amount: Baisa }

export type RefundPlan = { parts: RefundPart[]; isWhole: boolean }

/** Where an operator wants the money: with the card where the gateway gives it back, or in the wallet. */
export type RefundTarget = 'card' | 'wallet'

export type RefundWish = {
  /** Nothing said: everything that is left, except what is kept. */
  amount: Baisa | undefined
  /** The part of all payments that stays with the shop. */
  kept?: Baisa | undefined
  /** Nothing said: in the order in which it came. */
  to?: RefundTarget | undefined
  capabilityOf(gateway: string): RefundCapability
}

/**
 * Gives money back in the order in which it came, each part where it came from; an operator may want the card or the
 * wallet first. Amounts a gateway cannot refund go to the wallet, also the rest below its step. A gift card's part
 * never turns into money. Never more than was paid and not yet given back.
 */
export function planRefund(
  payments: readonly OrderPayment[],
  { amount, kept = noBaisa, to, capabilityOf }: RefundWish,
): Outcome<RefundPlan, 'REFUND_TOO_HIGH' | 'NOTHING_TO_REFUND'> {
  const refundable = sumBaisa(payments.map(leftOf))
  const wanted = amount ?? baisa(Math.max(0, refundable - kept))
  if (refundable === noBaisa || wanted === noBaisa) return refuse('NOTHING_TO_REFUND')
  if (wanted < 0 || wanted > refundable) return refuse('REFUND_TOO_HIGH', { field: 'amount' })
  const parts: RefundPart[] = []
  let rest = wanted
  for (const payment of inOrderOf(payments, to)) {
    const part = minBaisa(rest, leftOf(payment))
    if (part === noBaisa) continue
    parts.push(...partsOf(payment, part, to === 'wallet' ? () => noCapability : capabilityOf))
    rest = subtractBaisa(rest, part)
  }
  return ok({ parts, isWhole: wanted === refundable })
}

const noCapability: RefundCapability = { refunds: 'none', step: 1 }

/** Payments that reach the target come first; the gift card's is last, as it reaches neither. */
function inOrderOf(payments: readonly OrderPayment[], to: RefundTarget | undefined): readonly OrderPayment[] {
  if (to === undefined) return payments
  const rankOf = ({ source }: OrderPayment) => {
    if (source === giftCardSource) return 2
    return (source === walletSource) === (to === 'wallet') ? 0 : 1
  }
  return payments.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Whether a card has paid something that was not given back. */
export function hasCardPart(payments: readonly OrderPayment[]): boolean {
  return payments.some(
    (payment) =>
      payment.source !== walletSource && payment.source !== giftCardSource && leftOf(payment) > noBaisa,
  )
}

function leftOf({ paid, refunded }: OrderPayment): Baisa {
  return subtractBaisa(paid, refunded)
}

function partsOf(
  { id: paymentId, source, paid }: OrderPayment,
  amount: Baisa,
  capabilityOf: RefundWish['capabilityOf'],
): RefundPart[] {
  if (source === walletSource || source === giftCardSource) return [{ paymentId, target: source, amount }]
  const { refunds, step } = capabilityOf(source)
  const byGateway = refunds === 'parts' ? amount - (amount % step) : 0
  const toCard = refunds === 'whole' && amount === paid ? amount : baisa(byGateway)
  const toWallet = subtractBaisa(amount, toCard)
  return [
    { paymentId, target: source, amount: toCard },
    { paymentId, target: walletSource, amount: toWallet },
  ].filter((part) => part.amount > noBaisa)
}
