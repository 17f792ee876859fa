import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { WalletClaim } from '../rules/wallet-claim.ts'
import { walletClaims } from './wallet.tables.ts'

const columns = {
  id: walletClaims.id,
  customerId: walletClaims.customerId,
  key: walletClaims.key,
  amount: walletClaims.amount,
  spent: walletClaims.spent,
  settled: walletClaims.settled,
}

/** Undefined when the key has a claim already. */
export async function insertClaim(
  tx: Transaction,
  claim: Pick<WalletClaim, 'customerId' | 'key' | 'amount' | 'spent'>,
): Promise<WalletClaim | undefined> {
  const [row] = await tx.insert(walletClaims).values(claim).onConflictDoNothing().returning(columns)
  return row
}

export async function findClaim(tx: Transaction, key: string): Promise<WalletClaim | undefined> {
  const [row] = await tx.select(columns).from(walletClaims).where(eq(walletClaims.key, key))
  return row
}

/** Oldest first. Changes require the lock of the customer's account. */
export async function findOpenClaims(executor: Executor, customerId: number): Promise<WalletClaim[]> {
  return await executor
    .select(columns)
    .from(walletClaims)
    .where(and(eq(walletClaims.customerId, customerId), lt(walletClaims.settled, walletClaims.amount)))
    .orderBy(asc(walletClaims.id))
}

export async function addSettled(tx: Transaction, claim: WalletClaim, part: Baisa): Promise<void> {
  const settled = sumBaisa([claim.settled, part])
  const { rowCount } = await tx
    .update(walletClaims)
    .set({ settled })
    .where(and(eq(walletClaims.id, claim.id), eq(walletClaims.settled, claim.settled)))
  if (rowCount !== 1) throw new Error(`The claim ${claim.id} was settled without the lock of its wallet`)
}

/** The sum that was taken back from a customer or will be. */
export async function sumClaims(executor: Executor, customerId: number): Promise<Baisa> {
  const claimed = sql`greatest(${walletClaims.settled}, ${walletClaims.amount} - ${walletClaims.spent})`
  const [row] = await executor
    .select({ sum: sql<Baisa>`coalesce(sum(${claimed}), 0)::int` })
    .from(walletClaims)
    .where(eq(walletClaims.customerId, customerId))
  if (!row) throw new Error('A sum has one row')
  return row.sum
}
