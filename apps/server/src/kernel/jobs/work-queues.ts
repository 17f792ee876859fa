import type { PgBoss } from 'pg-boss'
import type { Connection } from '#kernel/database/connect.ts'
import { traceFields } from '#kernel/tracing/tracing.ts'
import type { ClaimedJob } from './claim-jobs.ts'
import type { FaultReport, JobDeclarations } from './declarations.ts'
import { hasPayload, isScheduled } from './define-job.ts'
import { eventQueue, jobQueue } from './queue-names.ts'
import { type RunJob, runClaimed } from './run-claimed.ts'

type WorkOptions<Context> = {
  declared: JobDeclarations<Context>
  context: Context
  onError(error: Error): void
  onFault: FaultReport
}

/** Runs the jobs of every queue that is woken. pg-boss keeps the queues, the retries and the dead letters. */
export function workQueues<Context>(
  boss: PgBoss,
  { pool }: Pick<Connection, 'pool'>,
  { declared, context, onError, onFault }: WorkOptions<Context>,
) {
  const fail = async (job: ClaimedJob, error: unknown) => {
    const { id, queue, attempt, retryLimit } = job
    onFault(error, { queue, id, isLast: attempt >= retryLimit, ...traceFields() })
    await boss.fail(queue, { id, retryCount: attempt }, describe(error))
  }
  return runClaimed({ pool, runs: runsOf(declared, context), fail, onError })
}

function runsOf<Context>({ handles = [], jobs = [] }: JobDeclarations<Context>, context: Context) {
  const runs = new Map<string, RunJob>()
  for (const { eventName, name, handle } of handles) {
    runs.set(eventQueue(eventName, name), ({ data, createdAt }) =>
      handle(context, {
        id: data.id,
        name: eventName,
        handler: name,
        payload: data.payload,
        publishedAt: createdAt,
      }),
    )
  }
  for (const { name, run } of jobs.filter(hasPayload)) {
    runs.set(jobQueue(name), ({ id, data, createdAt, startedAt }) =>
      run(context, { id, payload: data.payload, createdAt, startedAt }),
    )
  }
  for (const { name, run } of jobs.filter(isScheduled)) runs.set(name, () => run(context))
  return runs
}

/** The error as the dead-letter list shows it, without the stack and without parameters of a statement. */
function describe(error: unknown): { message: string } {
  const message = error instanceof Error ? innermost(error).message : String(error)
  return { message: message.slice(0, 500) }
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
