import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentAttempt } from './payment-attempt.ts'

export const shopCurrency = 'OMR'

export type Reading = {
  state: 'paid' | 'declined' | 'cancelled' | 'pending'
  attemptId: string | undefined
  amount: Baisa | undefined
  currency: string | undefined
}

export type PaymentOutcome = 'paid' | 'mismatched' | 'declined' | 'cancelled' | 'pending'

/**
 * Meaning of a gateway's answer for an attempt. Paid is only what was paid for this attempt, to the baisa; money for
 * something else, or another amount, buys nothing, and `mismatchOf` says what becomes of it.
 */
export function paymentOutcomeOf(
  attempt: Pick<PaymentAttempt, 'publicId' | 'charge'>,
  reading: Reading,
): PaymentOutcome {
  if (reading.state !== 'paid') return reading.state
  const isOurs =
    reading.attemptId === attempt.publicId &&
    reading.amount === attempt.charge &&
    reading.currency?.toUpperCase() === shopCurrency
  return isOurs ? 'paid' : 'mismatched'
}
