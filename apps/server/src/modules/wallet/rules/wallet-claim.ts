import { type Baisa, maxBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { WalletReason } from '@warsha/contract/wallet/wallet.constants.ts'

/** A credit that is taken back: what of it the wallet has paid, and what it owes. */
export type WalletClaim = {
  id: number
  customerId: number
  key: string
  amount: Baisa
  /** The part of the credit that was spent when it was claimed. It is owed only if a purchase gives it back. */
  spent: Baisa
  settled: Baisa
}

/** Why money comes into a wallet. */
export type CreditSource = WalletReason

/** A customer's money when a credit is claimed: free, set aside for purchases, and owed to earlier claims. */
export type Funds = { free: Baisa; held: Baisa; owed: Baisa }

/** The spent part of a credit. Money that is set aside is not spent, unless an earlier claim waits for it. */
export function spentOf(amount: Baisa, { free, held, owed }: Funds): Baisa {
  const unspent = sumBaisa([free, maxBaisa(noBaisa, subtractBaisa(held, owed))])
  return maxBaisa(noBaisa, subtractBaisa(amount, unspent))
}

/** The amount the wallet owes out of any money that comes in. */
export function owedBy({ amount, spent, settled }: Pick<WalletClaim, 'amount' | 'spent' | 'settled'>): Baisa {
  return maxBaisa(noBaisa, subtractBaisa(subtractBaisa(amount, spent), settled))
}

/** The claim's share of money that comes in. A refunded purchase also gives back what was spent on it. */
export function dueFrom(claim: WalletClaim, source: CreditSource): Baisa {
  return source === 'ORDER_REFUND' ? subtractBaisa(claim.amount, claim.settled) : owedBy(claim)
}
