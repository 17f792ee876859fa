import { type Baisa, maxBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { WalletReason } from '@warsha/contract/wallet/wallet.constants.ts'

/** A credit that is taken back: what of it the wallet has paid, and what it owes. */
export type WalletClaim = {
  id: number
  customerId: number
  key: string
  amount: Baisa
  /** What of the credit was spent when it was claimed. It is owed only if a purchase gives it back. */
  spent: Baisa
  settled: Baisa
}

/** Why money comes into a wallet. */
export type CreditSource = WalletReason

/** What a customer has when a credit is claimed: to spend, set aside for purchases, and what earlier claims wait for. */
export type Funds = { free: Baisa; held: Baisa; owed: Baisa }

/** What of a credit is spent. Money that is set aside is not, unless an earlier claim waits for it. */
export function spentOf(amount: Baisa, { free, held, owed }: Funds): Baisa {
  const unspent = sumBaisa([free, maxBaisa(noBaisa, subtractBaisa(held, owed))])
  return maxBaisa(noBaisa, subtractBaisa(amount, unspent))
}

/** What the wallet owes whatever comes in. */
export function owedBy({ amount, spent, settled }: Pick<WalletClaim, 'amount' | 'spent' | 'settled'>): Baisa {
  return maxBaisa(noBaisa, subtractBaisa(subtractBaisa(amount, spent), settled))
}

/** What of money that comes in belongs to the claim. A refunded purchase gives back what was spent on it, too. */
export function dueFrom(claim: WalletClaim, source: CreditSource): Baisa {
  return source === 'ORDER_REFUND' ? subtractBaisa(claim.amount, claim.settled) : owedBy(claim)
}
