import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/** Counts a try under the key and answers the count of the current hour, this one included. */
export async function countTry(executor: Executor, key: string): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(sql`
    INSERT INTO staff_sign_in_tries (key, count) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN staff_sign_in_tries.started_at < now() - interval '1 hour' THEN 1
        ELSE least(staff_sign_in_tries.count + 1, 1000) END,
      started_at = CASE WHEN staff_sign_in_tries.started_at < now() - interval '1 hour' THEN now()
        ELSE staff_sign_in_tries.started_at END
    RETURNING count`)
  const [row] = rows
  if (!row) throw new Error('A try was not counted')
  return row.count
}

/** Right credentials do not count. */
export async function forgiveTry(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.execute(sql`UPDATE staff_sign_in_tries SET count = greatest(count - 1, 0)
    WHERE key = ANY(${sql.param(keys)}::text[])`)
}
