import { sql } from 'drizzle-orm'
import { type Clock, systemClock } from '#kernel/clock.ts'
import type { Executor } from './connect.ts'

export type DatabaseClock = Clock & {
  /** Compares with the database once. */
  measure(): Promise<void>
  /** Compares every minute until it is stopped; what fails is reported, and the last difference holds on. */
  follow(onError: (error: Error) => void): { stop(): void }
}

/** A difference below this is the way to the database and back, and is left alone. */
const toleranceMs = 1000
const measureEveryMs = 60_000

/**
 * The clock of the database, as all processes of a shop share it: the own one, corrected by its difference. Tokens,
 * captchas and mailed links that one process signs expire for every other at the same moment, even if their own clocks
 * differ.
 */
export function createDatabaseClock(executor: Executor, own: Clock = systemClock): DatabaseClock {
  let differenceMs = 0

  const measure = async () => {
    const before = own.now().getTime()
    const { rows } = await executor.execute<{ ms: number }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    )
    const after = own.now().getTime()
    const [row] = rows
    // An answer that took long says too little about when it was given.
    if (!row || after - before > toleranceMs) return
    const found = row.ms - (before + after) / 2
    differenceMs = Math.abs(found) < toleranceMs ? 0 : Math.round(found)
  }

  return {
    now: () => new Date(own.now().getTime() + differenceMs),
    measure,
    follow(onError) {
      const timer = setInterval(() => void measure().catch(onError), measureEveryMs)
      timer.unref()
      return { stop: () => clearInterval(timer) }
    },
  }
}
