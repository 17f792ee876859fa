import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { BudgetBucket } from '../rules/send-budget.ts'

/** The bucket with most room, read without waiting for locks; undefined when all are used up. */
export async function findBudgetBucket(
  executor: Executor,
  buckets: readonly BudgetBucket[],
): Promise<number | undefined> {
  const wanted = buckets.map(
    ({ bucket, key, limit }) =>
      sql`(${bucket}::integer, ${key}::text, ${limit.most}::integer, ${limit.seconds}::integer)`,
  )
  const { rows } = await executor.execute<{ bucket: number }>(sql`
    SELECT bucket FROM (
      SELECT bucket, most - (
        SELECT count(*) FROM attempts, unnest(times) AS time
        WHERE attempts.key = wanted.key AND time > now() - seconds * interval '1 second'
      ) AS room
      FROM (VALUES ${sql.join(wanted, sql`, `)}) AS wanted (bucket, key, most, seconds)
    ) AS rooms WHERE room > 0 ORDER BY room DESC LIMIT 1`)
  return rows[0]?.bucket
}
