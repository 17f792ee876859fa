import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** Why the balance of a wallet changed, as it is shown. */
export type WalletReason =
  | 'TOP_UP'
  | 'ORDER_PAYMENT'
  | 'ORDER_REFUND'
  | 'HOLD_RELEASE'
  | 'REFERRAL'
  | 'ADJUSTMENT'

export type WalletChangeType = 'INCREASE' | 'DECREASE'

export function typeOfChange(amount: Baisa): WalletChangeType {
  return amount > 0 ? 'INCREASE' : 'DECREASE'
}
