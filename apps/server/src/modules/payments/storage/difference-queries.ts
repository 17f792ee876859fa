import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Difference, NewDifference } from '../rules/difference.ts'
import { paymentDifferences } from './differences.tables.ts'

const maxTextLength = 200

/** `resolvedBy` of a difference that has disappeared by itself. */
const byItself = 'itself'

/** Noticed again, it is the same row; one that had disappeared is open again, one that somebody closed is not. */
export async function insertDifference(executor: Executor, difference: NewDifference): Promise<void> {
  const found = difference.found.slice(0, maxTextLength)
  await executor
    .insert(paymentDifferences)
    .values({ ...difference, found, expected: difference.expected.slice(0, maxTextLength) })
    .onConflictDoUpdate({
      target: paymentDifferences.cause,
      set: {
        state: 'open',
        found,
        foundAmount: sql`excluded.found_baisa`,
        amount: sql`excluded.amount_baisa`,
        // Opened again, it belongs to the present day: its own may be closed.
        day: sql`CASE ${paymentDifferences.state} WHEN 'open' THEN ${paymentDifferences.day} ELSE excluded.day END`,
        resolution: null,
        resolvedBy: null,
        resolvedAt: null,
      },
      setWhere: sql`${paymentDifferences.state} = 'open' OR ${paymentDifferences.resolvedBy} = ${byItself}`,
    })
}

/** It is none any more. */
export async function closeDifference(executor: Executor, cause: string, resolution: string): Promise<void> {
  await executor.execute(closingDifference(sql`${cause}`, resolution))
}

/** The same as a part of another statement. */
export function closingDifference(cause: SQL, resolution: string): SQL {
  return sql`UPDATE ${paymentDifferences} SET state = 'closed', resolution = ${resolution}, resolved_by = ${byItself},
    resolved_at = now(), updated_at = now() WHERE cause = ${cause} AND state = 'open'`
}

/** False: there is no such open difference. */
export async function resolveOpenDifference(
  executor: Executor,
  id: number,
  { resolution, by }: { resolution: string; by: string },
): Promise<boolean> {
  const { rowCount } = await executor
    .update(paymentDifferences)
    .set({ state: 'closed', resolution, resolvedBy: by, resolvedAt: sql`now()` })
    .where(and(eq(paymentDifferences.id, id), eq(paymentDifferences.state, 'open')))
  return rowCount === 1
}

const isOpen = eq(paymentDifferences.state, 'open')

/** Nobody else resolves it before the transaction ends. Undefined: there is none. */
export async function lockDifference(tx: Transaction, id: number): Promise<Difference | undefined> {
  const [row] = await tx.select().from(paymentDifferences).where(eq(paymentDifferences.id, id)).for('update')
  return row
}

export async function findDifference(executor: Executor, id: number): Promise<Difference | undefined> {
  const [row] = await executor.select().from(paymentDifferences).where(eq(paymentDifferences.id, id))
  return row
}

export function countOpenDifferences(executor: Executor): Promise<number> {
  return executor.$count(paymentDifferences, isOpen)
}

/** The oldest day first, and the largest of a day. */
export function findOpenDifferences(executor: Executor, limit: number): Promise<Difference[]> {
  return executor
    .select()
    .from(paymentDifferences)
    .where(isOpen)
    .orderBy(asc(paymentDifferences.day), desc(paymentDifferences.amount), asc(paymentDifferences.id))
    .limit(limit)
}
