import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/** Sweeps are planned anew when they end; where none ever was, since the database started. */
export async function readIdleSeconds(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ seconds: number }>(sql`
    SELECT greatest(0, extract(epoch FROM now() - coalesce(max(greatest(due_at, leased_until)), pg_postmaster_start_time())))::float8
      AS seconds FROM sweeps`)
  return rows[0]?.seconds ?? 0
}
