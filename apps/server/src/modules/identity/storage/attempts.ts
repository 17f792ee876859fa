import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Counted } from '../rules/limits.ts'

export type AttemptRow = { key: string; times: number[] }

/**
 * Notes an attempt under each key and returns all recent ones, this one included. As a query to be put before another:
 * the rows are locked in the order of their keys until the transaction ends, so of two callers one waits for the other.
 * Of a key no more times are stored than its limits ask for, however often it is counted.
 */
export function countAttempts(counted: readonly Counted[]): SQL {
  const rows = counted.map(({ key, limits }) => {
    const seconds = Math.max(...limits.map((limit) => limit.seconds))
    return sql`(${key}, ${seconds}::integer)`
  })
  const maxByKey = Object.fromEntries(
    counted.map(({ key, limits }) => [key, Math.max(...limits.map(({ most }) => most))]),
  )
  const most = sql`(${JSON.stringify(maxByKey)}::jsonb ->> attempts.key)::integer`
  return sql`
    INSERT INTO attempts (key, times, window_seconds, updated_at)
    SELECT key, ARRAY[clock_timestamp()], seconds, now()
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS wanted (key, seconds) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      times = ${withThisOne({ seconds: sql`excluded.window_seconds`, most })},
      window_seconds = excluded.window_seconds,
      updated_at = now()
    RETURNING key, ${inMilliseconds(sql`times`)} AS times`
}

/**
 * The recent times of a row and this moment. Of more than the limit the oldest are stored, so that further tries do not
 * lock the caller out for longer than the window.
 */
export function withThisOne({ seconds, most }: { seconds: SQL; most: SQL }): SQL {
  return sql`(ARRAY(
    SELECT time FROM unnest(attempts.times) AS time
    WHERE time > now() - ${seconds} * interval '1 second' ORDER BY time
  ))[1:${most}] || clock_timestamp()`
}

export async function takeAttempts(
  executor: Executor,
  counted: readonly Counted[],
): Promise<Map<string, number[]>> {
  const { rows } = await executor.execute<AttemptRow>(countAttempts(counted))
  return new Map(rows.map(({ key, times }) => [key, times]))
}

/** Takes the newest attempt back: it turned out not to be one that counts. */
export function forgiveAttempt(key: string): SQL {
  return sql`UPDATE attempts SET times = times[1:cardinality(times) - 1] WHERE key = ${key}`
}

export function inMilliseconds(times: SQL): SQL {
  return sql`ARRAY(SELECT (extract(epoch FROM time) * 1000)::float8 FROM unnest(${times}) AS time)`
}

export async function forgiveAttempts(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.execute(
    sql`UPDATE attempts SET times = times[1:cardinality(times) - 1] WHERE key IN ${[...keys]}`,
  )
}
