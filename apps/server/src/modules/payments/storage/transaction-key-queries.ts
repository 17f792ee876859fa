import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { transactionKeys } from './transaction-keys.tables.ts'

export type TransactionKey = { customerId: number; key: string }

/** Stores what is asked for under a key. The first of two at once counts, and both are told what that was. */
export async function storeTransactionKey(
  executor: Executor,
  used: TransactionKey & { asked: string },
): Promise<{ asked: string; attemptPublicId: string | null }> {
  const [row] = await executor
    .insert(transactionKeys)
    .values(used)
    // Writing what is there already waits for whoever stores it at this moment, and answers it.
    .onConflictDoUpdate({
      target: [transactionKeys.customerId, transactionKeys.key],
      set: { key: sql`excluded.key` },
    })
    .returning({ asked: transactionKeys.asked, attemptPublicId: transactionKeys.attemptPublicId })
  if (!row) throw new Error('A transaction key was not stored')
  return row
}

/** The payment that a key has begun. */
export async function linkTransactionKey(
  executor: Executor,
  { customerId, key }: TransactionKey,
  attemptPublicId: string,
): Promise<void> {
  await executor
    .update(transactionKeys)
    .set({ attemptPublicId })
    .where(and(eq(transactionKeys.customerId, customerId), eq(transactionKeys.key, key)))
}
