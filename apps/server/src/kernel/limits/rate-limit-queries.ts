import { lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { rateLimitCounts } from './limits.tables.ts'

export type UsedUnits = { key: string; used: number; remainingMs: number }

/** Adds what this process has used to what all have, in one statement, and answers the sums of the running windows. */
export async function settleCounts(db: Database, units: readonly UsedUnits[]): Promise<UsedUnits[]> {
  const { rows } = await settle(db, {
    keys: units.map(({ key }) => key),
    used: units.map(({ used }) => used),
    remaining: units.map(({ remainingMs }) => Math.ceil(remainingMs)),
  })
  return rows
}

// In the order of the keys, so that two processes do not wait for each other.
const settle = fixedSql<UsedUnits>(
  'limits_settle_counts',
  sql`INSERT INTO rate_limit_counts AS stored (key, used, ends_at)
    SELECT key, used, now() + remaining * interval '1 millisecond'
    FROM unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('used')}::integer[],
      ${sql.placeholder('remaining')}::integer[]) AS own (key, used, remaining)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      used = excluded.used + CASE WHEN stored.ends_at > now() THEN stored.used ELSE 0 END,
      ends_at = CASE WHEN stored.ends_at > now() THEN stored.ends_at ELSE excluded.ends_at END
    RETURNING key, used, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS "remainingMs"`,
)

export async function forgetCounts(db: Database): Promise<void> {
  await db.delete(rateLimitCounts).where(lt(rateLimitCounts.endsAt, sql`now()`))
}
