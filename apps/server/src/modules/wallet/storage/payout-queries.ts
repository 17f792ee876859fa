import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { WalletPayout } from '../rules/wallet-payout.ts'
import { walletClosures, walletPayouts } from './wallet.tables.ts'

export type NewPayout = Pick<
  WalletPayout,
  'customerId' | 'cause' | 'amount' | 'bank' | 'gateway' | 'reference'
>

const columns = {
  id: walletPayouts.id,
  publicId: walletPayouts.publicId,
  customerId: walletPayouts.customerId,
  cause: walletPayouts.cause,
  amount: walletPayouts.amount,
  bank: walletPayouts.bank,
  gateway: walletPayouts.gateway,
  reference: walletPayouts.reference,
  paidAt: walletPayouts.paidAt,
  paidBy: walletPayouts.paidBy,
  createdAt: walletPayouts.createdAt,
}

export async function insertPayout(tx: Transaction, payout: NewPayout): Promise<WalletPayout> {
  const [row] = await tx.insert(walletPayouts).values(payout).returning(columns)
  if (!row) throw new Error('A payout was not written')
  return row
}

/** Oldest first. */
export async function findOpenPayouts(executor: Executor, max: number): Promise<WalletPayout[]> {
  return await executor
    .select(columns)
    .from(walletPayouts)
    .where(isNull(walletPayouts.paidAt))
    .orderBy(asc(walletPayouts.id))
    .limit(max)
}

/** Undefined when there is none that is open. The bank details have done their work. */
export async function endPayout(
  tx: Transaction,
  { id, paidBy }: { id: number; paidBy: string },
): Promise<WalletPayout | undefined> {
  const [row] = await tx
    .update(walletPayouts)
    .set({ paidAt: sql`now()`, paidBy, bank: null, updatedAt: sql`now()` })
    .where(and(eq(walletPayouts.id, id), isNull(walletPayouts.paidAt)))
    .returning(columns)
  return row
}

export async function insertClosure(tx: Transaction, customerId: number): Promise<void> {
  await tx.insert(walletClosures).values({ customerId }).onConflictDoNothing()
}

export async function hasClosure(tx: Transaction, customerId: number): Promise<boolean> {
  return (await tx.$count(walletClosures, eq(walletClosures.customerId, customerId))) > 0
}
