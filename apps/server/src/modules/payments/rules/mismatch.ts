import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { DifferenceKind } from './difference.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { type Reading, shopCurrency } from './payment-outcome.ts'

/** A discrepancy of a payment, and the effect of its money. */
export type Mismatch = { kind: DifferenceKind } & (
  | { effect: 'wallet' | 'refund'; amount: Baisa }
  | { effect: 'review' }
)

/** Money that names another attempt may belong to another customer: only an operator moves it. */
export function mismatchOf(attempt: Pick<PaymentAttempt, 'publicId'>, found: Reading): Mismatch {
  const { amount } = found
  if (found.attemptId !== attempt.publicId) return { kind: 'foreign-payment', effect: 'review' }
  const isForeignCurrency = found.currency?.toUpperCase() !== shopCurrency
  const kind = isForeignCurrency ? 'currency' : 'amount'
  if (amount === undefined || amount <= 0) return { kind, effect: 'review' }
  return { kind, effect: isForeignCurrency ? 'refund' : 'wallet', amount }
}
