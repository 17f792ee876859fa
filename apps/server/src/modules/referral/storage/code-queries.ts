import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { referralCodes } from './referral.tables.ts'

/** The customer's code; a first one is this one. The primary key decides between two that are made at once. */
export async function takeCode(executor: Executor, customerId: number, fresh: string): Promise<string> {
  const known = await findCode(executor, customerId)
  if (known) return known
  await executor.insert(referralCodes).values({ customerId, code: fresh }).onConflictDoNothing()
  const made = await findCode(executor, customerId)
  if (!made) throw new Error(`Customer ${customerId} has no code to invite with`)
  return made
}

export async function findCode(executor: Executor, customerId: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.customerId, customerId))
  return row?.code
}

/** The customer who had the code at that time; undefined for a code that was never given out. */
export async function findInviter(
  executor: Executor,
  { code, invitedAt }: { code: string; invitedAt: Date },
): Promise<number | undefined> {
  const [row] = await executor
    .select({ customerId: referralCodes.customerId })
    .from(referralCodes)
    .where(
      and(
        eq(referralCodes.code, code),
        sql`${referralCodes.createdAt} <= ${invitedAt.toISOString()}`,
        sql`coalesce(${referralCodes.endedAt} > ${invitedAt.toISOString()}, true)`,
      ),
    )
  return row?.customerId
}

/** Friends who came before keep what they were promised. */
export async function endCode(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(referralCodes)
    .set({ endedAt: sql`now()` })
    .where(and(eq(referralCodes.customerId, customerId), isNull(referralCodes.endedAt)))
}
