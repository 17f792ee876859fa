import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/**
 * Removes what no rule looks at any more: attempts, codes and captchas after a day, registrations with their links,
 * sessions a month after their end.
 */
export async function forgetStale(executor: Executor): Promise<void> {
  await executor.execute(
    sql`DELETE FROM attempts WHERE updated_at < now() - window_seconds * interval '1 second'`,
  )
  await executor.execute(
    sql`DELETE FROM one_time_codes WHERE sent_at < now() - interval '1 day' AND failures < 10`,
  )
  await executor.execute(sql`DELETE FROM one_time_codes WHERE sent_at < now() - interval '30 days'`)
  await executor.execute(sql`DELETE FROM registrations WHERE expires_at < now()`)
  await executor.execute(sql`DELETE FROM used_captchas WHERE used_at < now() - interval '1 day'`)
  await executor.execute(
    sql`DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '30 days'`,
  )
}
