import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sandboxEntries } from './sandbox.tables.ts'

export type SandboxEntry = typeof sandboxEntries.$inferSelect
export type NewSandboxEntry = Omit<typeof sandboxEntries.$inferInsert, 'id'>

/** Writes a movement once per kind and reference. */
export async function insertSandboxEntry(executor: Executor, entry: NewSandboxEntry): Promise<void> {
  await executor.insert(sandboxEntries).values(entry).onConflictDoNothing()
}

/** Movements since a moment, behind a position, in the order in which they were written. */
export function findSandboxEntries(
  executor: Executor,
  { since, afterId, limit }: { since: Date; afterId: number; limit: number },
): Promise<SandboxEntry[]> {
  return executor
    .select()
    .from(sandboxEntries)
    .where(
      and(
        gte(sandboxEntries.occurredAt, since),
        gt(sandboxEntries.id, afterId),
        eq(sandboxEntries.isHidden, false),
      ),
    )
    .orderBy(asc(sandboxEntries.id))
    .limit(limit)
}

/** Changes what the sandbox lists of a movement: nothing, another amount or another fee. */
export async function alterSandboxEntry(
  executor: Executor,
  { kind, reference }: Pick<SandboxEntry, 'kind' | 'reference'>,
  change: { isHidden?: boolean; amountBaisa?: Baisa; feeBaisa?: Baisa },
): Promise<boolean> {
  const isMeant = and(eq(sandboxEntries.kind, kind), eq(sandboxEntries.reference, reference))
  const { rowCount } = await executor.update(sandboxEntries).set(change).where(isMeant)
  return rowCount === 1
}

const movement = sql`CASE kind WHEN 'charge' THEN amount_baisa - fee_baisa ELSE -amount_baisa - fee_baisa END`

/** Pays out what was moved before a moment and is not paid out yet; nothing when nothing is due. One at a time. */
export async function insertSandboxPayout(
  tx: Transaction,
  { reference, before, shortBy }: { reference: string; before: Date; shortBy: number },
): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('sandbox-payout'))`)
  const until = before.toISOString()
  const { rowCount } = await tx.execute(sql`
    INSERT INTO sandbox_entries (kind, reference, amount_baisa, covers_until)
    SELECT 'payout', ${reference}, due - ${shortBy}::integer, ${until}::timestamptz FROM (
      SELECT coalesce(sum(${movement}), 0)::integer AS due FROM sandbox_entries
      WHERE kind = 'payout' OR occurred_at < ${until}::timestamptz) AS book
    WHERE due > ${shortBy}::integer`)
  return rowCount === 1
}
