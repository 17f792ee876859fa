import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { HoldState, WalletHold } from '../rules/wallet-hold.ts'
import { walletHolds } from './wallet.tables.ts'

const columns = {
  id: walletHolds.id,
  publicId: walletHolds.publicId,
  customerId: walletHolds.customerId,
  amount: walletHolds.amount,
  reference: walletHolds.reference,
  state: walletHolds.state,
  expiresAt: walletHolds.expiresAt,
}

export type NewHold = { customerId: number; amount: Baisa; reference: string; expiresAt: Date }

/** Undefined when the reference has a hold already. */
export async function insertHold(tx: Transaction, hold: NewHold): Promise<WalletHold | undefined> {
  const [row] = await tx.insert(walletHolds).values(hold).onConflictDoNothing().returning(columns)
  return row
}

/** Undefined when somebody else ended it first, or it never was. */
export async function endHold(
  tx: Transaction,
  reference: string,
  state: Exclude<HoldState, 'held'>,
): Promise<WalletHold | undefined> {
  const [row] = await tx.update(walletHolds).set({ state }).where(isHeld(reference)).returning(columns)
  return row
}

/** Undefined when there is nothing to lengthen. */
export async function moveExpiry(
  tx: Transaction,
  reference: string,
  expiresAt: Date,
): Promise<WalletHold | undefined> {
  const [row] = await tx.update(walletHolds).set({ expiresAt }).where(isHeld(reference)).returning(columns)
  return row
}

export async function findHold(executor: Executor, reference: string): Promise<WalletHold | undefined> {
  const [row] = await executor.select(columns).from(walletHolds).where(isHeld(reference))
  return row
}

export async function lockHold(tx: Transaction, reference: string): Promise<WalletHold | undefined> {
  const [row] = await tx.select(columns).from(walletHolds).where(isHeld(reference)).for('update')
  return row
}

/** Marks some that have expired as released; those that another process works on are left to it. */
export async function endExpiredHolds(tx: Transaction, most: number): Promise<WalletHold[]> {
  const expired = tx
    .select({ id: walletHolds.id })
    .from(walletHolds)
    .where(and(eq(walletHolds.state, 'held'), lte(walletHolds.expiresAt, sql`now()`)))
    .orderBy(walletHolds.expiresAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return await tx
    .update(walletHolds)
    .set({ state: 'released' })
    // An array is made once; for `IN` the database may choose some anew for every row.
    .where(sql`${walletHolds.id} = ANY (ARRAY${expired})`)
    .returning(columns)
}

function isHeld(reference: string) {
  return and(eq(walletHolds.reference, reference), eq(walletHolds.state, 'held'))
}
