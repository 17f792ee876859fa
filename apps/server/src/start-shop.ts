import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import type { EmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { loadConsole } from '#host/console/load-console.ts'
import { loadStorefront } from '#host/storefront/load-storefront.ts'
import type { Deps } from '#http/deps.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { connect, type Database, servingSilenceLimitMs } from '#kernel/database/connect.ts'
import { createDatabaseClock } from '#kernel/database/database-clock.ts'
import { openListener } from '#kernel/database/listen.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { type Jobs, startJobs } from '#kernel/jobs/start-jobs.ts'
import { openLog } from '#kernel/log.ts'
import { createMessenger, offeredServices } from '#kernel/messaging/create-messenger.ts'
import { createModels } from '#kernel/read-model.ts'
import { switchSandbox } from '#modules/payments/index.ts'
import { createBootstrapSecret } from '#modules/staff/index.ts'
import { buildApp } from './app.ts'
import { databaseUrls } from './database-urls.ts'
import { declaredJobs } from './declared-jobs.ts'
import { type DemoShop, loadDemoShop } from './demo-shop.ts'
import { modules } from './modules.ts'
import { openMetrics } from './open-metrics.ts'
import { preloadModels } from './preload-models.ts'
import { runSeeds } from './run-seeds.ts'

export type Shop = {
  app: FastifyInstance
  opened: Promise<void>
  /** To try it as, in a demo. */
  demo: Pick<DemoShop, 'customers' | 'staff'> | undefined
  /** The one-time secret that makes the first administrator, while there is none. */
  createBootstrapSecret(): Promise<string | undefined>
  stop(): Promise<void>
}

type StartOptions = { tell(step: string): void; embedded: Promise<EmbeddedPostgres> | undefined }

const retryMs = 2000
const redrawAfterMs = 10_000

/**
 * Brings the shop up. It listens at once and answers 503 until the database is migrated and seeded, so a
 * database that is down at start is waited for instead of ending the process.
 */
export async function startShop(config: Config, options: StartOptions): Promise<Shop> {
  const { tell } = options
  warnWithoutServices(config, tell)
  const frontEnds = await loadFrontEnds(config, (error) => app.log.error({ err: error }, 'page failed'))
  const embedded = await options.embedded
  const { url, ownerUrl } = databaseUrls(config, embedded)
  // The database may be missed before there is a log to say so.
  let log: FastifyInstance['log'] | undefined
  const note = (error: Error) => {
    if (log) log.warn({ err: error }, 'database connection lost')
    else tell(`The database does not answer yet: ${error.message}`)
  }
  const connection = connect(url, {
    max: config.DATABASE_POOL,
    onError: note,
    onRepeat: (error) => app.log.warn({ err: error }, 'transaction is run again'),
    onSecondConnection: (error) => app.log.error({ err: error }, 'transaction takes a second connection'),
    silenceLimitMs: servingSilenceLimitMs,
  })
  const listener = openListener(url, { onError: note })
  const noteStale = (error: unknown) =>
    app.log.warn({ err: error }, 'a change could not be read; trying again')
  const { db } = connection
  const clock = createDatabaseClock(db)
  const ownLog = openLog()
  const deps: Deps = {
    config,
    connection,
    db,
    clock,
    models: createModels(db, listenForChanges(listener), {
      onError: noteStale,
      maxInMemory: config.CATALOGUE_IN_MEMORY_PRODUCTS,
    }),
    messenger: createMessenger({ config, db, clock }),
    log: ownLog.log,
  }

  let isOpen = false
  let isStopping = false
  let jobs: Jobs | undefined
  const app = await buildApp(deps, {
    ...frontEnds,
    listener,
    isOpen: () => isOpen,
    workersRespond: () => jobs?.respond() ?? false,
  })
  log = app.log
  ownLog.writeTo(app.log)

  const mediaDir = path.join(config.DATA_DIR, 'media')
  const demoShop = config.demo ? await loadDemoShop() : undefined
  const prepare = async (owner: Database) => {
    tell('Preparing the database')
    await migrate(ownerUrl, db)
    await clock.measure()
    await owner.transaction(runSeeds)
    const work = async () => {
      jobs ??= await startJobs({
        url,
        listener,
        declared: declaredJobs(modules, demoShop?.jobs(deps)),
        context: deps,
        isWorking: config.JOBS,
        onError: note,
        onFault: (error, job) =>
          app.log.error({ err: error, ...job }, job.isLast ? 'a job is a dead letter' : 'a job failed'),
      })
    }
    const [demo, working] = await Promise.allSettled([
      demoShop && prepareDemo(demoShop, { owner, deps, mediaDir, tell }),
      work(),
    ])
    if (demo.status === 'rejected') throw demo.reason
    if (working.status === 'rejected') throw working.reason
    isOpen = true
    // Neither the start nor requests for anything else wait for this.
    void preloadModels(modules, deps.models, (error) => {
      if (!isStopping) app.log.warn({ err: error }, 'a model could not be loaded')
    })
  }
  const opened = (async () => {
    while (!isStopping) {
      const owner = connect(ownerUrl, { max: 2, onError: note })
      try {
        return await prepare(owner.db)
      } catch (error) {
        app.log.error({ err: error }, 'the database is not ready; trying again')
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      } finally {
        await owner.close()
      }
    }
  })()

  const following = clock.follow(note)

  const stop = async () => {
    isStopping = true
    following.stop()
    await app.drain()
    await app.close()
    await opened
    await jobs?.stop()
    await listener.close()
    await connection.close()
    await embedded?.stop()
  }

  try {
    const metrics = await openMetrics(deps)
    app.addHook('onClose', async () => metrics?.close())
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw error
  }
  return { app, opened, stop, demo: demoShop, createBootstrapSecret: () => createBootstrapSecret({ db }) }
}

async function loadFrontEnds({ NODE_ENV }: Config, reportFault: (error: unknown) => void) {
  const isDevelopment = NODE_ENV === 'development'
  const consolePages = await loadConsole({ isDevelopment })
  return { consolePages, storefront: await loadStorefront({ isDevelopment, reportFault }) }
}

type DemoSite = { owner: Database; deps: Deps; mediaDir: string; tell: StartOptions['tell'] }

/** Fills a demo shop, once. */
async function prepareDemo(demo: DemoShop, { owner, deps, mediaDir, tell }: DemoSite): Promise<void> {
  const done = await demo.seed({ db: owner, clock: deps.clock, mediaDir })
  if (done === 'seeded') tell('Filled the demo shop')
  await demo.refreshSchedule(deps)
  await demo.seedCustomers(deps)
  await demo.seedStaff(deps)
  await demo.refreshClosure(deps)
  await demo.seedDesk(deps)
  await switchSandbox(deps, { outage: false, delayMs: 0 })
  if (done === 'present') redrawLater(demo, mediaDir, deps.log)
}

/** An older version may have drawn the pictures; neither the start nor the first visitors wait for the new ones. */
function redrawLater(demo: DemoShop, mediaDir: string, log: Deps['log']): void {
  const draw = () => demo.writePictures(mediaDir).catch((error) => log.warn({ err: error }, 'demo pictures'))
  setTimeout(draw, redrawAfterMs).unref()
}

function warnWithoutServices(config: Config, tell: StartOptions['tell']): void {
  if (offeredServices(config).size > 0) return
  tell('No provider for messages is configured: nobody can sign in with a code')
}
