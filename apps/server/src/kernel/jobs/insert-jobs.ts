import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

export const jobsChannel = 'warsha_jobs'

type NewJob = {
  /** A query for the names of the queues; each of them gets the job. */
  queues: SQL
  data: object
  key?: string
  startAfter?: SQL
}

/**
 * Puts a job into pg-boss's queues with the caller's transaction, in one statement, and wakes their workers at
 * commit. Like pg-boss's own insert it copies the queue's settings, with one difference: jobs are ordered by
 * the moment of the insert. pg-boss takes the start of the transaction, which would let a transaction that
 * waited for a lock overtake the one it waited for.
 */
export async function insertJobs(
  tx: Transaction,
  { queues, data, key, startAfter = sql`now()` }: NewJob,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH added AS (
      INSERT INTO pgboss.job (name, data, singleton_key, created_on, start_after, keep_until, expire_seconds,
        deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, policy)
      SELECT queue.name, ${JSON.stringify(data)}::jsonb, ${key ?? null}, clock_timestamp(), start.at,
        start.at + queue.retention_seconds * interval '1 second', queue.expire_seconds,
        queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
        queue.retry_delay_max, queue.heartbeat_seconds, queue.policy
      FROM pgboss.queue, (SELECT ${startAfter} AS at) start
      WHERE queue.name IN (${queues})
      RETURNING id, name
    )
    SELECT id, pg_notify(${jobsChannel}, name) FROM added`)
  return rows.map(({ id }) => id)
}
