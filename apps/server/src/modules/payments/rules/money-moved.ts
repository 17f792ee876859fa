import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentAttempt } from './payment-attempt.ts'

/** Whether a payment has cost the customer something, and where the money is. */
export type MoneyMoved =
  | { money: 'charged' | 'not_charged' | 'unknown' }
  | { money: 'wallet'; walletAmount: Baisa }

type EndedAttempt = Pick<PaymentAttempt, 'state' | 'purpose' | 'amount' | 'charge'>

/** A paid attempt has paid an order, or is in the wallet: a top-up without its fee, a late payment whole. */
export function moneyMovedBy(
  { state, purpose, amount, charge }: EndedAttempt,
  { hasPaidOrder }: { hasPaidOrder: boolean },
): MoneyMoved {
  if (state === 'created' || state === 'open' || state === 'mismatched') return { money: 'unknown' }
  if (state !== 'paid') return { money: 'not_charged' }
  if (hasPaidOrder) return { money: 'charged' }
  return { money: 'wallet', walletAmount: purpose === 'wallet-charge' ? amount : charge }
}
