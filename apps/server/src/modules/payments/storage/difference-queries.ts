import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
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
      set: { state: 'open', found, resolution: null, resolvedBy: null, resolvedAt: null },
      setWhere: sql`${paymentDifferences.state} = 'open' OR ${paymentDifferences.resolvedBy} = ${byItself}`,
    })
}

/** It is none any more. */
export async function closeDifference(executor: Executor, cause: string, resolution: string): Promise<void> {
  await executor
    .update(paymentDifferences)
    .set({ state: 'closed', resolution, resolvedBy: byItself, resolvedAt: sql`now()` })
    .where(and(eq(paymentDifferences.cause, cause), eq(paymentDifferences.state, 'open')))
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

export type ListedDifference = Pick<Difference, 'id' | 'kind' | 'gateway' | 'expected' | 'found'> & {
  noticedAt: Date
}

const isOpen = eq(paymentDifferences.state, 'open')

/** The oldest first, one more than asked for. */
export function findDifferencesAfter(
  executor: Executor,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<ListedDifference[]> {
  const { id, kind, gateway, expected, found, createdAt } = paymentDifferences
  return executor
    .select({ id, kind, gateway, expected, found, noticedAt: createdAt })
    .from(paymentDifferences)
    .where(and(isOpen, gt(id, afterId)))
    .orderBy(asc(id))
    .limit(limit + 1)
}

export function countOpenDifferences(executor: Executor): Promise<number> {
  return executor.$count(paymentDifferences, isOpen)
}

/** The oldest first. */
export function findOpenDifferences(executor: Executor, limit: number): Promise<Difference[]> {
  return executor
    .select()
    .from(paymentDifferences)
    .where(isOpen)
    .orderBy(asc(paymentDifferences.id))
    .limit(limit)
}
