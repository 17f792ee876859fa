import type { SQL } from 'drizzle-orm'
import type { Executor } from './connect.ts'

/** Something that must be so at any moment, as a query of the rows for which it is not. */
export type Invariant = { name: string; broken: SQL }

export type Violation = { name: string; rows: readonly Record<string, unknown>[] }

/** More rows than these say nothing new. */
const maxRows = 10

export async function findViolations(
  executor: Executor,
  invariants: readonly Invariant[],
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { name, broken } of invariants) {
    const { rows } = await executor.execute<Record<string, unknown>>(broken)
    if (rows.length > 0) violations.push({ name, rows: rows.slice(0, maxRows) })
  }
  return violations
}
