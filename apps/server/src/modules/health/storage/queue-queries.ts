import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

export type QueueState = {
  name: string
  queued: number
  retrying: number
  active: number
  failed: number
  oldestDueAt: Date | null
}

const maxQueues = 200

const states: SQL = sql`
  count(*) FILTER (WHERE state = 'created' AND start_after <= now())::integer AS queued,
  count(*) FILTER (WHERE state = 'retry')::integer AS retrying,
  count(*) FILTER (WHERE state = 'active')::integer AS active,
  count(*) FILTER (WHERE state = 'failed')::integer AS failed,
  min(start_after) FILTER (WHERE state = 'created' AND start_after <= now()) AS "oldestDueAt"`

/** Queues with work that is not done; failures first, then the oldest. */
export async function listQueueStates(executor: Executor): Promise<QueueState[]> {
  const { rows } = await executor.execute<QueueState>(sql`
    SELECT name, ${states} FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed')
    GROUP BY name ORDER BY failed DESC, "oldestDueAt", name LIMIT ${maxQueues}`)
  return rows.map(toState)
}

/** How long the job that has waited longest has been due, by the database's clock; 0 where none waits. */
export async function readOldestDueSeconds(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ seconds: number }>(sql`
    SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS seconds
    FROM pgboss.job WHERE state = 'created' AND start_after <= now()`)
  return rows[0]?.seconds ?? 0
}

/** The given queues, each of them, with the newest error of a message that was not sent. */
export async function readQueueStates(
  executor: Executor,
  names: readonly string[],
): Promise<(QueueState & { lastError: string | null })[]> {
  const { rows } = await executor.execute<QueueState & { lastError: string | null }>(sql`
    SELECT asked.name, stood.*, (
      SELECT output ->> 'message' FROM pgboss.job AS failing
      WHERE failing.name = asked.name AND failing.state IN ('retry', 'failed') AND failing.output IS NOT NULL
      ORDER BY failing.started_on DESC NULLS LAST LIMIT 1) AS "lastError"
    FROM unnest(${sql.param([...names])}::text[]) AS asked (name)
    CROSS JOIN LATERAL (SELECT ${states} FROM pgboss.job
      WHERE job.name = asked.name AND state IN ('created', 'retry', 'active', 'failed')) AS stood
    ORDER BY asked.name`)
  return rows.map((row) => ({ ...row, ...toState(row) }))
}

function toState({ name, queued, retrying, active, failed, oldestDueAt }: QueueState): QueueState {
  return { name, queued, retrying, active, failed, oldestDueAt: oldestDueAt && new Date(oldestDueAt) }
}
