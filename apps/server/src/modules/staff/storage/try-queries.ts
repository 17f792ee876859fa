import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/** Counts a try under each key and answers the counts of the current hour, this one included. */
export async function countTries(executor: Executor, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ key: string; count: number }>(sql`
    INSERT INTO staff_sign_in_tries (key, count)
    SELECT key, 1 FROM unnest(${sql.param(keys)}::text[]) AS key ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN staff_sign_in_tries.started_at < now() - interval '1 hour' THEN 1
        ELSE least(staff_sign_in_tries.count + 1, 1000) END,
      started_at = CASE WHEN staff_sign_in_tries.started_at < now() - interval '1 hour' THEN now()
        ELSE staff_sign_in_tries.started_at END
    RETURNING key, count`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Right credentials do not count. */
export async function forgiveTry(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.execute(sql`UPDATE staff_sign_in_tries SET count = greatest(count - 1, 0)
    WHERE key = ANY(${sql.param(keys)}::text[])`)
}
