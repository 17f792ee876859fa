import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { paymentAttempts } from './payments.tables.ts'

/** A process that died while it asked is followed by another after this. */
const leaseSeconds = 60

/** Takes attempts that are due for a poll; no other process gets the same ones for a minute. */
export async function claimDueAttempts(
  executor: Executor,
  most: number,
): Promise<{ id: number; pollCount: number }[]> {
  const due = sql`SELECT id FROM ${paymentAttempts} WHERE next_poll_at <= now()
    ORDER BY next_poll_at LIMIT ${most} FOR UPDATE SKIP LOCKED`
  return (
    executor
      .update(paymentAttempts)
      .set({
        pollCount: sql`${paymentAttempts.pollCount} + 1`,
        nextPollAt: sql`now() + ${leaseSeconds} * interval '1 second'`,
      })
      // An array is made once; for `IN` the database may choose some anew for every row.
      .where(sql`${paymentAttempts.id} = ANY (ARRAY(${due}))`)
      .returning({ id: paymentAttempts.id, pollCount: paymentAttempts.pollCount })
  )
}

/** When to ask again. An attempt that has ended meanwhile is not asked about any more. */
export async function pollAgain(executor: Executor, id: number, seconds: number): Promise<void> {
  await executor
    .update(paymentAttempts)
    .set({ nextPollAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(sql`${eq(paymentAttempts.id, id)} AND ${paymentAttempts.nextPollAt} IS NOT NULL`)
}
