import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import type { EmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { loadConsole } from '#host/console/load-console.ts'
import { loadStorefront } from '#host/storefront/load-storefront.ts'
import type { Deps } from '#http/deps.ts'
import { type Connection, connect, type Database, servingSilenceLimitMs } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { type Jobs, startJobs } from '#kernel/jobs/start-jobs.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { switchSandbox } from '#modules/payments/index.ts'
import { createBootstrapSecret } from '#modules/staff/index.ts'
import { buildApp } from './app.ts'
import { databaseUrls } from './database-urls.ts'
import { declaredJobs } from './declared-jobs.ts'
import { type DemoShop, loadDemoShop } from './demo-shop.ts'
import { modules } from './modules.ts'
import { openDeps } from './open-deps.ts'
import { openMetrics, ownMetrics } from './open-metrics.ts'
import { openShopReplicas } from './open-shop-replicas.ts'
import { preloadModels } from './preload-models.ts'
import type { Opening } from './print-addresses.ts'
import { runSeeds } from './run-seeds.ts'
import { startTelemetry } from './start-telemetry.ts'
import { untilWanted } from './until-wanted.ts'

export type Shop = {
  app: FastifyInstance
  deps: Deps
  opened: Promise<void>
  /** To try it as, in a demo. */
  demo: Pick<DemoShop, 'customers' | 'staff'> | undefined
  /** The one-time secret that makes the first administrator, while there is none. */
  createBootstrapSecret(): Promise<string | undefined>
  stop(): Promise<void>
}

type StartOptions = {
  tell(step: string): void
  embedded: Promise<Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'stop'>> | undefined
  /** One of several processes: another one migrates and seeds, or this one does before the others open. */
  among?: AmongProcesses
}

/** How a process knows of the others. */
export type AmongProcesses = {
  /** Resolves when the database is prepared; undefined in the process that prepares it. */
  prepared: Promise<void> | undefined
  /** Whether all of them serve. */
  isComplete(): boolean
  workersRespond(): boolean
}

const retryMs = 2000
const redrawAfterMs = 10_000

/**
 * Brings the shop up. It listens at once (behind a proxy when no database has answered for a while) and answers 503 until the
 * database is migrated and seeded, so a database that is down at start is waited for instead of ending the process.
 */
export async function startShop(config: Config, options: StartOptions): Promise<Shop> {
  const { tell, among } = options
  warnWithoutServices(config, tell)
  // The database may be missed before there is a log to say so.
  let log: FastifyInstance['log'] | undefined
  const telemetry = await startTelemetry(config, () => log?.warn({}, 'the receiver of traces takes none'))
  const frontEnds = await loadFrontEnds(config, (error) => app.log.error({ err: error }, 'page failed'))
  const embedded = await options.embedded
  const { url, ownerUrl, directUrl, pooler } = databaseUrls(config, embedded)
  const note = (error: Error) => {
    if (log) log.warn({ err: error }, 'database connection lost')
    else tell(`The database does not answer yet: ${error.message}`)
  }
  const reports = reportsTo(() => app.log)
  const connection = connect(url, {
    ...reports,
    max: config.DATABASE_POOL,
    onError: note,
    silenceLimitMs: servingSilenceLimitMs,
    pooler,
  })
  const listener = openListener(directUrl, { onError: note })
  const sayChange = (change: string) => log?.warn(change)
  const replicas = openShopReplicas(config, { connection, onError: note, tell: sayChange })
  const { deps, clock, writeLogTo } = openDeps(config, { connection, listener, replicas, ...reports })
  const { db } = deps

  let [isOpen, isStopping] = [false, false]
  const stopped = Promise.withResolvers<void>()
  let jobs: Jobs | undefined
  const app = await buildApp(deps, {
    ...frontEnds,
    listener,
    isOpen: () => isOpen,
    isComplete: () => among?.isComplete() ?? true,
    workersRespond: () => among?.workersRespond() ?? jobs?.respond() ?? false,
  })
  log = app.log
  writeLogTo(app.log)
  await telemetry?.watch(() => ownMetrics(deps))

  const demoShop = config.demo ? await loadDemoShop() : undefined
  const open = () => {
    isOpen = true
    replicas?.start()
    // Neither the start nor requests for anything else wait for this.
    void preloadModels(modules, deps.models, (error) => {
      if (!isStopping) app.log.warn({ err: error }, 'a model could not be loaded')
    })
  }
  const prepare = async (owner: Database) => {
    tell('Preparing the database')
    await migrate(ownerUrl, db, pooler, tell)
    await clock.measure()
    await owner.transaction(runSeeds)
    const work = async () => {
      jobs ??= await startJobs({
        url: directUrl,
        listener,
        declared: declaredJobs(modules, demoShop?.jobs(deps)),
        context: deps,
        isWorking: config.JOBS,
        onError: note,
        onFault: (error, job) =>
          app.log.error({ err: error, ...job }, job.isLast ? 'a job is a dead letter' : 'a job failed'),
      })
    }
    await endOfAll([demoShop && prepareDemo(demoShop, { owner, deps, tell }), work()])
    open()
  }
  const attempt = { isAtWork: false }
  const opened = (async () => {
    if (among?.prepared) {
      await Promise.race([among.prepared, stopped.promise])
      if (isStopping) return
      await clock.measure().catch(note)
      return open()
    }
    await repeatAsOwner(
      () => connect(ownerUrl, { max: 2, onError: note }),
      () => isStopping,
      prepare,
      attempt,
      (error) => app.log.error({ err: error }, 'the database is not ready; trying again'),
    )
  })()

  const following = clock.follow(note)
  const stop = async () => {
    isStopping = true
    stopped.resolve()
    following.stop()
    await app.drain()
    await app.close()
    await opened
    await jobs?.stop()
    await listener.close()
    await replicas?.close()
    await telemetry?.stop()
    await connection.close()
    await embedded?.stop()
  }

  try {
    if (!among) await tellMetrics(app, deps)
    await untilWanted(opened, config, among, { isPreparing: () => attempt.isAtWork })
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw error
  }
  const bootstrap = () => createBootstrapSecret({ db })
  return { app, deps, opened, stop, demo: demoShop, createBootstrapSecret: bootstrap }
}

function reportsTo(log: () => FastifyInstance['log']) {
  return {
    onStale: (error: unknown) => log().warn({ err: error }, 'a change could not be read; trying again'),
    onRepeat: (error: unknown) => log().warn({ err: error }, 'transaction is run again'),
    onSecondConnection: (error: Error) =>
      log().error({ err: error }, 'transaction takes a second connection'),
  }
}

async function tellMetrics(app: FastifyInstance, deps: Deps): Promise<void> {
  const metrics = await openMetrics(deps)
  app.addHook('onClose', async () => metrics?.close())
}

/** Waits for all of them, and throws the first fault. */
async function endOfAll(work: readonly (Promise<void> | undefined)[]): Promise<void> {
  for (const done of await Promise.allSettled(work)) if (done.status === 'rejected') throw done.reason
}

/** Does the work as the owner of the tables, again and again until it is done or the shop stops. It is at it while the database answers. */
async function repeatAsOwner(
  connectOwner: () => Connection,
  isStopping: () => boolean,
  work: (owner: Database) => Promise<void>,
  attempt: { isAtWork: boolean },
  onFault: (error: unknown) => void,
): Promise<void> {
  while (!isStopping()) {
    const owner = connectOwner()
    try {
      await owner.db.execute(sql`SELECT`)
      attempt.isAtWork = true
      return await work(owner.db)
    } catch (error) {
      onFault(error)
    } finally {
      attempt.isAtWork = false
      await owner.close()
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** What is told of the shop once it is open. */
export async function openingOf({ app, deps, demo, createBootstrapSecret }: Shop): Promise<Opening> {
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : deps.config.PORT,
    demo: demo && { customers: demo.customers, staff: demo.staff },
    bootstrapSecret: await createBootstrapSecret(),
  }
}

async function loadFrontEnds({ NODE_ENV }: Config, reportFault: (error: unknown) => void) {
  const isDevelopment = NODE_ENV === 'development'
  const consolePages = await loadConsole({ isDevelopment })
  return { consolePages, storefront: await loadStorefront({ isDevelopment, reportFault }) }
}

type DemoSite = { owner: Database; deps: Deps; tell: StartOptions['tell'] }

/** Fills a demo shop, once. */
async function prepareDemo(demo: DemoShop, { owner, deps, tell }: DemoSite): Promise<void> {
  const done = await demo.seed({ db: owner, clock: deps.clock, files: deps.files })
  if (done === 'seeded') tell('Filled the demo shop')
  await demo.refreshSchedule(deps)
  await demo.seedCustomers(deps)
  await demo.seedStaff(deps)
  await demo.refreshClosure(deps)
  await demo.seedDesk(deps)
  await switchSandbox(deps, { outage: false, delayMs: 0 })
  if (done === 'present') redrawLater(demo, deps)
}

/** An older version may have drawn the pictures; neither the start nor the first visitors wait for the new ones. */
function redrawLater(demo: DemoShop, { files, log }: Deps): void {
  const draw = () => demo.writePictures(files).catch((error) => log.warn({ err: error }, 'demo pictures'))
  setTimeout(draw, redrawAfterMs).unref()
}

function warnWithoutServices(config: Config, tell: StartOptions['tell']): void {
  if (offeredServices(config).size > 0) return
  tell('No provider for messages is configured: nobody can sign in with a code')
}
