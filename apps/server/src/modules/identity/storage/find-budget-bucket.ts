import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { budgetBuckets, budgetKey, budgetSeconds, quotaOf } from '../rules/send-budget.ts'

/** The bucket with most room, as it looks without waiting for anybody; undefined when all are used up. */
export async function findBudgetBucket(executor: Executor, perHour: number): Promise<number | undefined> {
  const buckets = Array.from({ length: budgetBuckets }, (_, bucket) => bucket)
  const quotas = buckets.map(
    (bucket) => sql`(${bucket}::integer, ${budgetKey(bucket)}::text, ${quotaOf(bucket, perHour)}::integer)`,
  )
  const { rows } = await executor.execute<{ bucket: number }>(sql`
    SELECT bucket FROM (
      SELECT bucket, quota - (
        SELECT count(*) FROM attempts, unnest(times) AS time
        WHERE attempts.key = wanted.key AND time > now() - ${budgetSeconds} * interval '1 second'
      ) AS room
      FROM (VALUES ${sql.join(quotas, sql`, `)}) AS wanted (bucket, key, quota)
    ) AS rooms WHERE room > 0 ORDER BY room DESC LIMIT 1`)
  return rows[0]?.bucket
}
