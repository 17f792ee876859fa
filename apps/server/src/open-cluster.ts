import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#config/config.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { createLineLog } from '#host/line-log.ts'
import { expectFreePort } from '#kernel/expect-free-port.ts'
import { restartPause } from '#kernel/restart-pause.ts'
import { openClusterMetrics } from './cluster-metrics.ts'
import type { EmbeddedUrls } from './database-urls.ts'
import { type Opening, printAddresses } from './print-addresses.ts'
import { connectionsOfOne } from './process-count.ts'
import { describeFault, describeStartFault, stopOnSignals, tell } from './process-life.ts'
import type { FromProcess, ProcessRole, ToProcess } from './process-messages.ts'

type ClusterOptions = { serving: number; startedAt: number }

/** Together with the drain of each, within what a supervisor waits for. */
const maxStopMs = 12_000
const signalMs = 300

/**
 * Runs several serving processes on one port and one for the jobs, and holds the database. Replaces a process that
 * ends, after a pause that grows when it ends again and again.
 */
export async function openCluster(config: Config, { serving, startedAt }: ClusterOptions): Promise<void> {
  const log = createLineLog(process.stderr, config)
  const open = new Set<Worker>()
  const state = { isComplete: false, workersRespond: !config.JOBS }
  let isStopping = false
  let isPrepared = false
  let opening: Opening | undefined
  let urls: EmbeddedUrls | undefined
  let isDatabaseKnown = false

  // Processes take connections from one queue of the system. Handed out one by one, as Node does otherwise, a connection on its
  // way to a process that dies would stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  await endOnTakenPort(config)
  const embedded = config.DATABASE_URL
    ? undefined
    : startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: tell })

  /** Keeps one process running; the first to run prepares the database. */
  function keep(name: string, role: ProcessRole): void {
    const pauseAfter = restartPause()
    const start = (as: ProcessRole) => {
      const livesSince = performance.now()
      const child = cluster.fork({
        WARSHA_PROCESS: as,
        DATABASE_POOL: String(connectionsOfOne(config, serving)),
      })
      child.on('message', (message: FromProcess) => hear(child, as, message))
      child.on('online', () => inform(child))
      child.on('exit', async (code, signal) => {
        open.delete(child)
        if (as === 'working') setState({ workersRespond: false })
        // A signal to the whole group may reach a process before it reaches this one.
        if (code === 0) await wait(signalMs)
        if (isStopping) return
        if (!state.isComplete)
          return fail(`The ${name} ended with ${signal ?? code} while the shop was opened`)
        const pauseMs = pauseAfter(performance.now() - livesSince)
        log.error({ code, signal, pauseMs }, `the ${name} has ended and is replaced`)
        await wait(pauseMs)
        if (!isStopping) start(as === 'preparing' ? 'serving' : as)
      })
    }
    start(role)
  }

  function inform(child: Worker): void {
    if (isDatabaseKnown) send(child, { kind: 'database', urls })
    if (isPrepared) send(child, { kind: 'prepared' })
    send(child, { kind: 'state', ...state })
  }

  function setState(change: Partial<typeof state>): void {
    Object.assign(state, change)
    sendAll({ kind: 'state', ...state })
  }

  function hear(child: Worker, role: ProcessRole, message: FromProcess): void {
    if (message.kind === 'failed') void fail(message.reason)
    if (message.kind === 'workers') setState({ workersRespond: message.respond })
    if (message.kind === 'metrics') metrics?.take(message)
    if (message.kind !== 'open') return
    open.add(child)
    opening ??= message.opening
    if (role === 'preparing') {
      isPrepared = true
      sendAll({ kind: 'prepared' })
    }
    if (state.isComplete || !opening || open.size < serving + (config.JOBS ? 1 : 0)) return
    setState({ isComplete: true })
    printAddresses(config, opening, performance.now() - startedAt)
  }

  /** A shop that cannot open says why, once, and ends; one that is open starts the process again. */
  async function fail(reason: string): Promise<void> {
    if (isStopping) return
    if (state.isComplete) return log.error({ reason }, 'a process could not start')
    process.stderr.write(`\n${reason}\n`)
    await stop()
    process.exit(1)
  }

  async function stop(): Promise<void> {
    isStopping = true
    await endAll(processes())
    await metrics?.close()
    await embedded?.then(
      (database) => database.stop(),
      () => undefined,
    )
  }

  const metrics = metricsOf(config, () =>
    [...open].map((each) => (id) => send(each, { kind: 'metrics', id })),
  )
  metrics?.opened.catch((error) => fail(describeFault(error)))

  stopOnSignals(async () => {
    tell('Stopping')
    await stop()
  })
  keep('first serving process', 'preparing')
  for (let count = 1; count < serving; count++) keep('serving process', 'serving')
  if (config.JOBS) keep('process for jobs', 'working')
  Promise.resolve(embedded).then(
    (database) => {
      urls = database && { url: database.url, ownerUrl: database.ownerUrl }
      isDatabaseKnown = true
      sendAll({ kind: 'database', urls })
    },
    (error) => fail(describeStartFault(error, config)),
  )
}

function metricsOf(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  ask: Parameters<typeof openClusterMetrics>[1],
) {
  return port === undefined ? undefined : openClusterMetrics({ port, host }, ask)
}

const processes = () => Object.values(cluster.workers ?? {}).filter((each) => each !== undefined)

function send(to: Worker, message: ToProcess): void {
  if (to.isConnected()) to.send(message)
}

function sendAll(message: ToProcess): void {
  for (const each of processes()) send(each, message)
}

/** Otherwise each of the processes would find out and say so. */
async function endOnTakenPort(config: Config): Promise<void> {
  await expectFreePort(config).catch((error) => {
    process.stderr.write(`\n${describeStartFault(error, config)}\n`)
    process.exit(1)
  })
}

/** Lets each finish what it does, and waits for all. */
async function endAll(running: readonly Worker[]): Promise<void> {
  const ended = running.map((each) => new Promise((resolve) => each.once('exit', resolve)))
  for (const each of running) each.process.kill('SIGTERM')
  const timer = setTimeout(() => {
    for (const each of running) each.process.kill('SIGKILL')
  }, maxStopMs)
  await Promise.all(ended)
  clearTimeout(timer)
}
