import { type Baisa, minBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { holdsOf, lockBalances, walletOf } from '#modules/ledger/index.ts'
import { owedBy, spentOf, type WalletClaim } from '../rules/wallet-claim.ts'
import { findClaim, findOpenClaims, insertClaim, sumClaims } from '../storage/claim-queries.ts'
import { collectClaim } from './settle-claims.ts'

/**
 * Takes back a reward, once per key: at once what the wallet has; what is set aside for a purchase is owed and taken
 * from the next money that comes in. Money spent before stays with the customer, unless its purchase is refunded.
 */
export async function claimCredit(
  tx: Transaction,
  { customerId, amount, key }: { customerId: number; amount: Baisa; key: string },
): Promise<WalletClaim> {
  const [free, held] = await lockBalances(tx, [walletOf(customerId), holdsOf(customerId)])
  if (free === undefined || held === undefined) throw new Error('A customer has two accounts')
  const owed = sumBaisa((await findOpenClaims(tx, customerId)).map(owedBy))
  const spent = spentOf(amount, { free, held, owed })
  const claim = await insertClaim(tx, { customerId, key, amount, spent })
  if (!claim) return formerClaim(tx, key)
  const now = minBaisa(free, subtractBaisa(amount, spent))
  if (now > 0) await collectClaim(tx, claim, now)
  return claim
}

async function formerClaim(tx: Transaction, key: string): Promise<WalletClaim> {
  const claim = await findClaim(tx, key)
  if (!claim) throw new Error(`The claim ${key} is there and cannot be found`)
  return claim
}

/** The sum that was taken back from a customer or is owed. */
export function sumClaimed(executor: Executor, customerId: number): Promise<Baisa> {
  return sumClaims(executor, customerId)
}
