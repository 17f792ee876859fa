import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { FaultReport, JobDeclarations, Pace } from './declarations.ts'
import { hasPayload, isScheduled } from './define-job.ts'
import { eventQueue, jobQueue } from './queue-names.ts'

type WorkOptions<Context> = {
  declared: JobDeclarations<Context>
  context: Context
  pace: Pick<Pace, 'pollSeconds'>
  onFault: FaultReport
}

type Stored = JobWithMetadata<{ id: string; payload: unknown }>

const batchSize = 10
/** Workers are woken by notices and by `wakeDueQueues`; each of them looks by itself only in case both fail. */
const ownPollSeconds = 60

/** Starts a worker for every queue. `wake` makes one look at once instead of at its next turn. */
export async function workQueues<Context>(boss: PgBoss, options: WorkOptions<Context>) {
  const { declared, context } = options
  const { handles = [], jobs = [] } = declared
  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  const work = async (queue: string, run: (job: Stored) => Promise<void>, isKeyed = false) => {
    const settle = createSettle(queue, run, options.onFault)
    const worker = await boss.work<Stored['data'], never, WorkerOptions>(
      queue,
      { ...workerOptions, pollingIntervalSeconds: Math.max(ownPollSeconds, options.pace.pollSeconds) },
      async (batch) => {
        const results = await Promise.all(batch.map(settle))
        // Of each object only the oldest event is fetched, so there may be more behind every one that is done.
        if (isKeyed || batch.length === batchSize) wake(queue)
        return results
      },
    )
    workers.set(queue, worker)
  }

  for (const { eventName, name, handle } of handles) {
    const run = ({ data, createdOn }: Stored) =>
      handle(context, {
        id: data.id,
        name: eventName,
        handler: name,
        payload: data.payload,
        publishedAt: createdOn,
      })
    await work(eventQueue(eventName, name), run, true)
  }
  for (const { name, run } of jobs.filter(hasPayload)) {
    await work(jobQueue(name), ({ id, data, createdOn, startedOn }) =>
      run(context, { id, payload: data.payload, createdAt: createdOn, startedAt: startedOn }),
    )
  }
  for (const { name, run } of jobs.filter(isScheduled)) await work(name, () => run(context))
  return {
    wake,
    wakeAll() {
      for (const queue of workers.keys()) wake(queue)
    },
  }
}

const workerOptions = { batchSize, includeMetadata: true, perJobResults: true } as const
type WorkerOptions = typeof workerOptions & { pollingIntervalSeconds: number }

/** Jobs of a batch belong to different objects, so each of them succeeds or fails by itself. */
function createSettle(queue: string, run: (job: Stored) => Promise<void>, onFault: FaultReport) {
  return async (job: Stored): Promise<JobResult> => {
    try {
      await run(job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      onFault(error, { queue, id: job.id, isLast: job.retryCount >= job.retryLimit })
      return { id: job.id, status: 'failed', output: describe(error) }
    }
  }
}

/** The error as the dead-letter list shows it, without the stack and without parameters of a statement. */
function describe(error: unknown): { message: string } {
  const message = error instanceof Error ? innermost(error).message : String(error)
  return { message: message.slice(0, 500) }
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
