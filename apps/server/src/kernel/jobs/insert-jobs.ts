import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import type { LastPart } from '#kernel/database/last-statement.ts'
import { currentSpan } from '#kernel/tracing/tracing.ts'

export const jobsChannel = 'warsha_jobs'

/** A job for one queue, or for the queue of every handler of an event. */
export type NewJob = ({ queue: string } | { event: string }) & {
  data: object
  key?: string
  /** When it is due: at an instant, or so many seconds from now by the database's clock. At once if neither. */
  startAfter?: Date | undefined
  afterSeconds?: number
}

/**
 * Puts jobs into pg-boss's queues with the caller's transaction, all of them in one statement, and wakes their workers at
 * commit. Like pg-boss's own insert it copies the queue's settings, with one difference: jobs are ordered by
 * the moment of the insert, and by their place in the list. pg-boss takes the start of the transaction, which would let a
 * transaction that waited for a lock overtake the one it waited for.
 */
export async function insertJobs(tx: Transaction, jobs: readonly NewJob[]): Promise<string[]> {
  const { rows } = await insertAll(tx, valuesOf(jobs))
  return rows.map(({ id }) => id)
}

function valuesOf(jobs: readonly NewJob[]) {
  const cause = jobCause()
  return {
    queues: jobs.map((job) => ('queue' in job ? job.queue : null)),
    events: jobs.map((job) => ('event' in job ? job.event : null)),
    data: jobs.map(({ data }) => JSON.stringify({ ...data, ...cause })),
    keys: jobs.map(({ key }) => key ?? null),
    moments: jobs.map(({ startAfter }) => startAfter?.toISOString() ?? null),
    delays: jobs.map(({ afterSeconds = 0 }) => afterSeconds),
  }
}

/** What a job carries of the trace of the work that asked for it. */
export function jobCause(): { trace?: string } {
  const trace = currentSpan()?.traceparent
  return trace === undefined ? {} : { trace }
}

const { placeholder } = sql

/**
 * The same as parts of another statement, for jobs that are made of its own rows: `asked` is a query of queue, event, data,
 * key, moment, delay and place, `added` has the jobs. The statement selects `wakeWorkers` from it.
 */
export function insertJobsOf(asked: SQL): SQL {
  return sql`asked AS (${asked}), addressed AS (
      SELECT queue AS name, asked.* FROM asked WHERE queue IS NOT NULL
      UNION ALL SELECT subscription.name, asked.* FROM asked JOIN pgboss.subscription USING (event)
    ), due AS (
      SELECT name, data, key, place, coalesce(moment, now() + delay * interval '1 second') AS at FROM addressed
    ), added AS (
      INSERT INTO pgboss.job (name, data, singleton_key, created_on, start_after, keep_until, expire_seconds,
        deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, policy)
      SELECT queue.name, due.data, due.key, clock_timestamp() + due.place * interval '1 microsecond', due.at,
        due.at + queue.retention_seconds * interval '1 second', queue.expire_seconds,
        queue.deletion_seconds, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
        queue.retry_delay_max, queue.heartbeat_seconds, queue.policy
      FROM due JOIN pgboss.queue USING (name) ORDER BY due.place
      RETURNING id, name
    )`
}

export const wakeWorkers = sql`pg_notify(${jobsChannel}, name)`

const inserting = insertJobsOf(sql`
  SELECT * FROM unnest(${placeholder('queues')}::text[], ${placeholder('events')}::text[],
    ${placeholder('data')}::jsonb[], ${placeholder('keys')}::text[], ${placeholder('moments')}::timestamptz[],
    ${placeholder('delays')}::float8[]) WITH ORDINALITY AS job (queue, event, data, key, moment, delay, place)`)

const insertAll = fixedSql<{ id: string }>(
  'jobs_insert',
  sql`WITH ${inserting} SELECT id, ${wakeWorkers} FROM added`,
)

/** Jobs that are written at the end of a transaction. */
export const newJobs: LastPart<NewJob> = {
  name: 'jobs',
  queries: inserting,
  answer: sql`(SELECT count(${wakeWorkers}) FROM added)`,
  values: valuesOf,
}
