import type pg from 'pg'
import { queryWithin } from '#kernel/database/silence-limit.ts'

/** A job that this process has claimed. `attempt` tells its claim from a later one of the same job. */
export type ClaimedJob = {
  id: string
  queue: string
  /** With the trace of the work that asked for it, if that was traced. */
  data: { id: string; payload: unknown; trace?: string }
  attempt: number
  retryLimit: number
  expireSeconds: number
  createdAt: Date
  startedAt: Date
}

export type Claim = Pick<ClaimedJob, 'id' | 'queue' | 'attempt'>

/** All queues of a process wait for these statements, so a connection that does not answer is soon given up. */
const maxSilenceMs = 2000

/** So many jobs of each queue at most. */
export type Room = { queue: string; count: number }

/**
 * Claims jobs that are due, of all given queues in one statement. The conditions are pg-boss's own: of the jobs of one key
 * only the oldest is given out, and none while another of them runs, waits for its next try or is a dead letter.
 */
export async function claimJobs(pool: pg.Pool, rooms: readonly Room[]): Promise<ClaimedJob[]> {
  const values = [rooms.map(({ queue }) => queue), rooms.map(({ count }) => count)]
  const { rows } = await queryWithin<ClaimedJob>(pool, maxSilenceMs, { ...claimDue, values })
  return rows
}

const claimDue = {
  name: 'jobs_claim',
  text: `
    WITH next AS MATERIALIZED (
      SELECT due.name, due.id FROM unnest($1::text[], $2::int[]) AS queue (name, room)
      CROSS JOIN LATERAL (
        SELECT job.name, job.id FROM pgboss.job
        WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked
          AND job.start_after <= pgboss.job_now()
          AND (job.policy IS DISTINCT FROM 'key_strict_fifo' OR NOT EXISTS (
            SELECT FROM pgboss.job AS other
            WHERE other.name = job.name AND other.singleton_key = job.singleton_key
              AND other.policy = 'key_strict_fifo' AND other.id <> job.id
              AND (other.state IN ('active', 'retry', 'failed') OR (
                job.state = 'created' AND other.state = 'created' AND NOT other.blocked
                AND other.start_after <= pgboss.job_now()
                AND (other.created_on, other.id) < (job.created_on, job.id)))))
        ORDER BY job.priority DESC, job.created_on LIMIT queue.room
        FOR UPDATE OF job SKIP LOCKED
      ) AS due
    )
    UPDATE pgboss.job SET state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
      retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
    FROM next WHERE job.name = next.name AND job.id = next.id
    RETURNING job.id, job.name AS queue, job.data, job.retry_count AS attempt, job.retry_limit AS "retryLimit",
      job.expire_seconds AS "expireSeconds", job.created_on AS "createdAt", job.started_on AS "startedAt"`,
}

/**
 * Completes jobs of any queues, unless their claim has passed to another process. Answers queues in which a later job of the same key
 * waits. What it says about that one is what pg-boss's index of such jobs is for: without it, all jobs of the queue that there ever were are looked at.
 */
export async function completeJobs(pool: pg.Pool, claims: readonly Claim[]): Promise<string[]> {
  const { rows } = await queryWithin<{ name: string }>(pool, maxSilenceMs, {
    ...completeClaimed,
    values: valuesOf(claims),
  })
  return rows.map(({ name }) => name)
}

const claimed = `unnest($1::text[], $2::uuid[], $3::int[]) AS claim (name, id, attempt)
      WHERE job.name = claim.name AND job.id = claim.id AND job.state = 'active' AND job.retry_count = claim.attempt`

const completeClaimed = {
  name: 'jobs_complete',
  text: `
    WITH done AS (
      UPDATE pgboss.job SET completed_on = pgboss.job_now(), state = 'completed', output = NULL
      FROM ${claimed}
      RETURNING job.name, job.singleton_key
    )
    SELECT DISTINCT name FROM done WHERE EXISTS (
      SELECT FROM pgboss.job AS waiting
      WHERE waiting.name = done.name AND waiting.singleton_key = done.singleton_key
        AND waiting.state = 'created' AND waiting.state < 'active' AND NOT waiting.blocked
        AND waiting.policy = 'key_strict_fifo')`,
}

/** Tells that the process that claimed them is alive. */
export async function touchJobs(pool: pg.Pool, claims: readonly Claim[]): Promise<void> {
  await pool.query({ ...touchClaimed, values: valuesOf(claims) })
}

const touchClaimed = {
  name: 'jobs_touch',
  text: `UPDATE pgboss.job SET heartbeat_on = pgboss.job_now() FROM ${claimed}`,
}

function valuesOf(claims: readonly Claim[]): unknown[] {
  return [claims.map(({ queue }) => queue), claims.map(({ id }) => id), claims.map(({ attempt }) => attempt)]
}
