import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { isOpenHere, type PaymentAttempt } from './payment-attempt.ts'

/** Whether a payment has cost the customer something, and where the money is. */
export type MoneyMoved =
  | { money: 'charged' | 'not_charged' | 'unknown' }
  | { money: 'wallet'; walletAmount: Baisa }

type EndedAttempt = Pick<
  PaymentAttempt,
  'state' | 'purpose' | 'amount' | 'charge' | 'paid' | 'effect' | 'isOverAtGateway'
>

/** A top-up is in the wallet without its fee, what bought nothing is there whole. */
export function moneyMovedBy(attempt: EndedAttempt): MoneyMoved {
  const { state, purpose, amount, charge, paid, effect, isOverAtGateway } = attempt
  if (state === 'refunded') return { money: 'not_charged' }
  if (effect === 'wallet') {
    const isTopUp = purpose === 'wallet-charge' && state === 'paid'
    return { money: 'wallet', walletAmount: isTopUp ? amount : (paid ?? charge) }
  }
  if (effect) return { money: 'charged' }
  return { money: isOpenHere(attempt) || !isOverAtGateway ? 'unknown' : 'not_charged' }
}
