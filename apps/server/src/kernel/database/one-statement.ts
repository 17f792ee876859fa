import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { isWorthRepeating, sqlState } from './sql-state.ts'
import { isInTransaction } from './transaction.ts'

/** As `demand` of the migrations raises it. */
const notMet = 'WA001'
const maxAttempts = 3
const maxPauseMs = 50

/** An expression of a statement that writes: everything it writes is undone when the condition does not hold. */
export function demand(condition: SQL): SQL<boolean> {
  return sql<boolean>`demand(coalesce(${condition}, false))`
}

/**
 * Runs one statement that is a transaction by itself, without a begin and a commit. Undefined when something that it demands was not
 * met: then it has written nothing. Like a transaction it is run again after a deadlock.
 */
export async function inOneStatement<Answer>(
  db: Database,
  run: (db: Database) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (isInTransaction()) throw new Error('a statement that may fail was sent inside a transaction')
  for (let tries = 1; ; tries++) {
    try {
      return await run(db)
    } catch (error) {
      if (sqlState(error) === notMet) return undefined
      if (tries === maxAttempts || !isWorthRepeating(error)) throw error
      db.$repeats.report(error)
      await wait(Math.random() * maxPauseMs * tries)
    }
  }
}
