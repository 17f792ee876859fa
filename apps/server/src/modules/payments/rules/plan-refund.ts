import { type Baisa, leastBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { giftCardSource, type OrderPayment, walletSource } from './order-payment.ts'

/** What a gateway can give back: any part of a payment, whole payments alone, or nothing because it is gone. */
export type RefundSkill = 'parts' | 'whole' | 'none'

/** How much of one payment goes back, and where to. */
export type RefundPart = { paymentId: number; target: string; amount: Baisa }

export type RefundPlan = { parts: RefundPart[]; isWhole: boolean }

export type RefundWish = {
  /** Nothing said: everything that is left. */
  amount: Baisa | undefined
  skillOf(gateway: string): RefundSkill
}

/**
 * Gives money back in the order in which it came, each part where it came from. What a gateway cannot give back goes
 * to the wallet. Never more than was paid and not yet given back.
 */
export function planRefund(
  payments: readonly OrderPayment[],
  { amount, skillOf }: RefundWish,
): Outcome<RefundPlan, 'REFUND_TOO_HIGH' | 'NOTHING_TO_REFUND'> {
  const refundable = sumBaisa(payments.map(leftOf))
  if (refundable === noBaisa || amount === noBaisa) return refuse('NOTHING_TO_REFUND')
  const wanted = amount ?? refundable
  if (wanted < 0 || wanted > refundable) return refuse('REFUND_TOO_HIGH', { field: 'amount' })
  const parts: RefundPart[] = []
  let rest = wanted
  for (const payment of payments) {
    const part = leastBaisa(rest, leftOf(payment))
    if (part === noBaisa) continue
    parts.push({ paymentId: payment.id, target: targetOf(payment, part, skillOf), amount: part })
    rest = subtractBaisa(rest, part)
  }
  return ok({ parts, isWhole: wanted === refundable })
}

function leftOf({ paid, refunded }: OrderPayment): Baisa {
  return subtractBaisa(paid, refunded)
}

function targetOf({ source, paid }: OrderPayment, part: Baisa, skillOf: RefundWish['skillOf']): string {
  if (source === walletSource || source === giftCardSource) return source
  const skill = skillOf(source)
  const canRefund = skill === 'parts' || (skill === 'whole' && part === paid)
  return canRefund ? source : walletSource
}
