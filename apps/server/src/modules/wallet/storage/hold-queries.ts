import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedQuery, fixedSql } from '#kernel/database/fixed-statement.ts'
import type { ReservationState, WalletHold } from '../rules/wallet-hold.ts'
import { spendableExpression } from './offered-sql.ts'
import { walletHolds } from './wallet.tables.ts'

const columns = {
  id: walletHolds.id,
  publicId: walletHolds.publicId,
  customerId: walletHolds.customerId,
  amount: walletHolds.amount,
  feePercent: walletHolds.feePercent,
  reference: walletHolds.reference,
  state: walletHolds.state,
  expiresAt: walletHolds.expiresAt,
}

export type NewHold = {
  customerId: number
  amount: Baisa
  /** None where the amount contains no fee. */
  feePercent?: number
  reference: string
  expiresAt: Date
}

/** Undefined when the reference has a hold already. */
export async function insertHold(tx: Transaction, hold: NewHold): Promise<WalletHold | undefined> {
  const [row] = await tx.insert(walletHolds).values(hold).onConflictDoNothing().returning(columns)
  return row
}

/** Undefined when somebody else ended it first, or it never was. */
export async function endHold(
  tx: Transaction,
  reference: string,
  state: Exclude<ReservationState, 'held'>,
): Promise<WalletHold | undefined> {
  const [row] = await tx.update(walletHolds).set({ state }).where(isHeld(reference)).returning(columns)
  return row
}

const { placeholder } = sql

const isNamed = and(eq(walletHolds.reference, placeholder('reference')), eq(walletHolds.state, 'held'))

export async function findHold(executor: Executor, reference: string): Promise<WalletHold | undefined> {
  const [row] = await selectHold(executor, { reference })
  return row
}

const selectHold = fixedQuery('wallet_find_hold', (executor) =>
  executor.select(columns).from(walletHolds).where(isNamed),
)

/** The balance of a wallet and what it has set aside under a reference, together. */
export async function sumSpendable(
  executor: Executor,
  { customerId, reference }: { customerId: number; reference: string },
): Promise<Baisa> {
  const { rows } = await selectSpendable(executor, { customerId, reference })
  return rows[0]?.amount ?? noBaisa
}

const selectSpendable = fixedSql<{ amount: Baisa }>(
  'wallet_spendable',
  sql`SELECT ${spendableExpression(sql`${placeholder('customerId')}`, sql`${placeholder('reference')}`)} AS amount`,
)

export async function lockHold(tx: Transaction, reference: string): Promise<WalletHold | undefined> {
  const [row] = await lockOne(tx, { reference })
  return row
}

const lockOne = fixedQuery('wallet_lock_hold', (executor) =>
  executor.select(columns).from(walletHolds).where(isNamed).for('update'),
)

/** Locks holds that have expired; those that another transaction works on are left to it. */
export async function pickExpired(
  tx: Transaction,
  { max, skippedIds }: { max: number; skippedIds: readonly number[] },
): Promise<number[]> {
  const isExpired = and(eq(walletHolds.state, 'held'), lte(walletHolds.expiresAt, sql`now()`))
  const rows = await tx
    .select({ id: walletHolds.id })
    .from(walletHolds)
    .where(and(isExpired, notInArray(walletHolds.id, [...skippedIds])))
    .orderBy(walletHolds.expiresAt)
    .limit(max)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Marks holds that the transaction has locked as released. */
export function releasePicked(tx: Transaction, ids: readonly number[]): Promise<WalletHold[]> {
  return tx
    .update(walletHolds)
    .set({ state: 'released' })
    .where(and(inArray(walletHolds.id, [...ids]), eq(walletHolds.state, 'held')))
    .returning(columns)
}

function isHeld(reference: string) {
  return and(eq(walletHolds.reference, reference), eq(walletHolds.state, 'held'))
}
