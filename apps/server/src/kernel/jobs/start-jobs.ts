import { PgBoss } from 'pg-boss'
import { type Connection, connect } from '#kernel/database/connect.ts'
import type { Listener } from '#kernel/database/listen.ts'
import type { FaultReport, JobDeclarations, Pace } from './declarations.ts'
import { isSweep } from './define-job.ts'
import { jobsChannel } from './insert-jobs.ts'
import { declareQueues } from './queues.ts'
import { runSweeps } from './run-sweeps.ts'
import { wakeDueQueues } from './wake-due-queues.ts'
import { workQueues } from './work-queues.ts'

export type Jobs = { respond(): boolean; stop(): Promise<void> }

export type JobOptions<Context> = {
  url: string
  /** Waits for notices of new jobs; without it workers find them when they look. */
  listener?: Listener
  declared: JobDeclarations<Context>
  context: Context
  /** A process that only publishes declares the queues and leaves the work to others. */
  isWorking?: boolean
  onError(error: Error): void
  onFault?: FaultReport
  pace?: Partial<Pace>
}

// Ten retries with doubled pauses take about half an hour; after that an operator has to look.
const usualPace: Pace = { pollSeconds: 5, superviseSeconds: 10, retryLimit: 10, retryDelaySeconds: 2 }

/** Runs event handlers, jobs, schedules and sweeps on the shop's own database: nothing is lost by a restart. */
export async function startJobs<Context>(options: JobOptions<Context>): Promise<Jobs> {
  const { url, declared, context, isWorking = true, onError, listener } = options
  const pace = { ...usualPace, ...options.pace }
  const onFault = options.onFault ?? ((error, { queue }) => onError(asError(error, queue)))
  const connection = connect(url, { max: 6, onError, silenceLimitMs: 10_000, isPlannedOnce: true })
  const boss = createBoss(connection, { pace, isWorking })
  boss.on('error', onError)
  const stops = [() => end(boss, connection)]
  const stop = async () => {
    for (const each of stops) await each()
  }
  try {
    await boss.start()
    await declareQueues(boss, connection.db, { declared, pace, onError })
    if (!isWorking) return { respond: () => true, stop }

    const workers = workQueues(boss, connection, { declared, context, onError, onFault })
    stops.unshift(workers.stop)
    await listener?.subscribe(jobsChannel, { onNotice: workers.wake, onReconnect: workers.wakeAll })
    const looking = wakeDueQueues(connection, {
      everySeconds: pace.pollSeconds,
      wake: workers.wake,
      onError,
    })
    stops.unshift(looking.stop)
    const sweeping = await runSweeps(declared.jobs?.filter(isSweep) ?? [], {
      db: connection.db,
      context,
      onFault: (error, name) => onFault(error, { queue: name, isLast: false }),
    })
    const heartbeat = startHeartbeat(connection)
    stops.unshift(heartbeat.stop, sweeping.stop)
    return { respond: heartbeat.isAlive, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function createBoss({ pool }: Connection, { pace, isWorking }: { pace: Pace; isWorking: boolean }): PgBoss {
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The owner did; see migrate.ts.
    migrate: false,
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  })
}

async function end(boss: PgBoss, connection: Connection): Promise<void> {
  await boss.stop({ graceful: true, timeout: 5000 })
  await connection.close()
}

const beatMs = 1000

/** Whether the workers' own connections answer: a fault shows within seconds, and so does its end. */
function startHeartbeat({ pool }: Connection): { isAlive(): boolean; stop(): Promise<void> } {
  let isAlive = true
  let isWaiting = false
  const beat = setInterval(async () => {
    // A question without an answer counts as none until the connection is given up.
    if (isWaiting) isAlive = false
    if (isWaiting) return
    isWaiting = true
    isAlive = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    isWaiting = false
  }, beatMs)
  return { isAlive: () => isAlive, stop: async () => clearInterval(beat) }
}

function asError(error: unknown, queue: string): Error {
  return new Error(`${queue} failed`, { cause: error })
}
