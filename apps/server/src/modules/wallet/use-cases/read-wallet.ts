import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor } from '#kernel/database/connect.ts'
import {
  balanceOf,
  type Entry,
  type EntryPage,
  holdsOf,
  listEntries,
  walletOf,
} from '#modules/ledger/index.ts'
import { owedBy } from '../rules/wallet-claim.ts'
import { findOpenClaims } from '../storage/claim-queries.ts'

/** The balance a customer can spend. */
export function readWalletBalance(db: Executor, customerId: number): Promise<Baisa> {
  return balanceOf(db, walletOf(customerId))
}

/** The amount a customer has set aside for purchases that are not paid yet. */
export function readHeldBalance(db: Executor, customerId: number): Promise<Baisa> {
  return balanceOf(db, holdsOf(customerId))
}

/** The amount owed to claims: the next money that comes in settles it, before anything can be spent. */
export async function readOwedAmount(db: Executor, customerId: number): Promise<Baisa> {
  return sumBaisa((await findOpenClaims(db, customerId)).map(owedBy))
}

/** A page of what changed a customer's wallet, and how many changes there are. */
export function listWalletEntries(
  db: Executor,
  customerId: number,
  page: EntryPage,
): Promise<{ entries: Entry[]; total: number }> {
  return listEntries(db, walletOf(customerId), page)
}
