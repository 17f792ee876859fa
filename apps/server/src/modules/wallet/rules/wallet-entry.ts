import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type WalletReason, walletReasons } from '@warsha/contract/wallet/wallet.constants.ts'

export type WalletChangeType = 'INCREASE' | 'DECREASE'

export function typeOfChange(amount: Baisa): WalletChangeType {
  return amount > 0 ? 'INCREASE' : 'DECREASE'
}

/** Every change of a wallet has a reason that is shown; another one would be a fault of the books. */
export function reasonOf(kind: string): WalletReason {
  const reason = walletReasons.find((known) => known === kind)
  if (!reason) throw new Error(`${kind} is no reason to change a wallet`)
  return reason
}
