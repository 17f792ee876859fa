import type { Config } from '#config/config.ts'
import { describeStartFault, stopOnSignals, tell } from './process-life.ts'
import type { FromProcess, ProcessRole, ToProcess } from './process-messages.ts'

/** One of several processes: the first one tells it where the database is, when to open, and how the others are. */
export async function openProcess(config: Config): Promise<void> {
  const role = (process.env.WARSHA_PROCESS ?? 'serving') as ProcessRole
  const first = hearFirst()
  let stop: (() => Promise<void>) | undefined
  stopOnSignals(async () => stop?.())
  try {
    if (role === 'working') stop = await work(config, first)
    else stop = await serve(config, role, first)
  } catch (error) {
    send({ kind: 'failed', reason: describeStartFault(error, config) })
    await stop?.()
    process.disconnect()
  }
}

type First = ReturnType<typeof hearFirst>

async function serve(config: Config, role: ProcessRole, first: First): Promise<() => Promise<void>> {
  const [{ openingOf, startShop }, { ownMetrics }] = await Promise.all([
    import('./start-shop.ts'),
    import('./open-metrics.ts'),
  ])
  const isPreparing = role === 'preparing'
  const shop = await startShop(
    // The process beside these works.
    { ...config, JOBS: false },
    {
      tell: isPreparing ? tell : () => undefined,
      embedded: config.DATABASE_URL ? undefined : first.database,
      among: {
        prepared: isPreparing ? undefined : first.prepared,
        isComplete: () => first.state.isComplete,
        workersRespond: () => first.state.workersRespond,
      },
    },
  )
  process.on('unhandledRejection', (error) => shop.app.log.error({ err: error }, 'unhandled rejection'))
  if (config.METRICS_PORT !== undefined) first.answerMetrics(ownMetrics(shop.deps))
  void shop.opened.then(async () => {
    send({ kind: 'open', ...(isPreparing && { opening: await openingOf(shop) }) })
  })
  return shop.stop
}

const stateCheckMs = 1000

async function work(config: Config, first: First): Promise<() => Promise<void>> {
  const [{ startWorker }, { databaseUrls }, { ownMetrics }] = await Promise.all([
    import('./start-worker.ts'),
    import('./database-urls.ts'),
    import('./open-metrics.ts'),
  ])
  const embedded = await first.database
  await first.prepared
  const worker = await startWorker(config, databaseUrls(config, embedded))
  if (config.METRICS_PORT !== undefined) first.answerMetrics(ownMetrics(worker.deps))
  let respond: boolean | undefined
  const report = () => {
    if (respond !== worker.respond()) send({ kind: 'workers', respond: worker.respond() })
    respond = worker.respond()
  }
  report()
  const checking = setInterval(report, stateCheckMs)
  send({ kind: 'open' })
  return async () => {
    clearInterval(checking)
    await worker.stop()
  }
}

/** Listens at once, because messages may come while the code is still loaded. */
function hearFirst() {
  const state = { isComplete: false, workersRespond: false }
  const database = Promise.withResolvers<EmbeddedUrls | undefined>()
  const prepared = Promise.withResolvers<void>()
  let metrics: { getMetricsAsJSON(): Promise<object[]> } | undefined
  process.on('message', async (message: ToProcess) => {
    if (message.kind === 'database')
      database.resolve(message.urls && { ...message.urls, stop: async () => undefined })
    if (message.kind === 'prepared') prepared.resolve()
    if (message.kind === 'state') Object.assign(state, message)
    if (message.kind === 'metrics' && metrics)
      send({ kind: 'metrics', id: message.id, metrics: await metrics.getMetricsAsJSON() })
  })
  return {
    state,
    database: database.promise as Promise<EmbeddedUrls>,
    prepared: prepared.promise,
    answerMetrics(of: NonNullable<typeof metrics>) {
      metrics = of
    },
  }
}

type EmbeddedUrls = { url: string; ownerUrl: string; stop(): Promise<void> }

function send(message: FromProcess): void {
  if (process.connected) process.send?.(message)
}
