import type { Transaction } from '#kernel/database/connect.ts'
import type { JobDefinition } from './define-job.ts'
import { insertJobs, type NewJob } from './insert-jobs.ts'
import { jobQueue } from './queue-names.ts'

/** When a job is due: at an instant, or so many seconds from now by the database's clock. At once if neither. */
export type Due = Pick<NewJob, 'startAfter' | 'afterSeconds'>

/** Asks for a job as part of a change: it exists when the transaction is committed, and only then. */
export async function enqueue<Payload>(
  tx: Transaction,
  job: JobDefinition<Payload>,
  payload: Payload,
  due: Due = {},
): Promise<string> {
  const data = { payload: job.parse(payload) }
  const [id] = await insertJobs(tx, [{ queue: jobQueue(job.jobName), data, ...due }])
  if (!id) throw new Error(`Nobody runs the job "${job.jobName}": its module does not declare it`)
  return id
}
