import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { JobDefinition } from './define-job.ts'
import { insertJobs } from './insert-jobs.ts'
import { jobQueue } from './queue-names.ts'

/** When a job is due: at an instant, or so many seconds from now by the database's clock. At once if neither. */
export type Due = { startAfter?: Date; afterSeconds?: number }

/** Asks for a job as part of a change: it exists when the transaction is committed, and only then. */
export async function enqueue<Payload>(
  tx: Transaction,
  job: JobDefinition<Payload>,
  payload: Payload,
  { startAfter, afterSeconds = 0 }: Due = {},
): Promise<string> {
  const [id] = await insertJobs(tx, {
    queues: sql`${jobQueue(job.jobName)}`,
    data: { payload: job.parse(payload) },
    startAfter: startAfter
      ? sql`${startAfter.toISOString()}::timestamptz`
      : sql`now() + ${afterSeconds} * interval '1 second'`,
  })
  if (!id) throw new Error(`Nobody runs the job "${job.jobName}": its module does not declare it`)
  return id
}
