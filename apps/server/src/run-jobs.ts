import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { createLineLog } from '#host/logger.ts'
import type { Deps } from '#http/deps.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { connect } from '#kernel/database/connect.ts'
import { createDatabaseClock } from '#kernel/database/database-clock.ts'
import { openListener } from '#kernel/database/listen.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { openLog } from '#kernel/log.ts'
import { createMessenger } from '#kernel/messaging/create-messenger.ts'
import { createModels } from '#kernel/read-model.ts'
import { databaseUrls } from './database-urls.ts'
import { declaredJobs } from './declared-jobs.ts'
import { loadDemoShop } from './demo-shop.ts'
import { modules } from './modules.ts'
import { openMetrics } from './open-metrics.ts'

/** Runs the jobs apart from the web server; start the server with JOBS=off then. */
const config = readConfigOrExit()
const embedded = config.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({
      dataDir: config.DATA_DIR,
      log: (line) => process.stdout.write(`${line}\n`),
    })
const { url, ownerUrl } = databaseUrls(config, embedded)
const report = (error: Error) => process.stderr.write(`${error.message}\n`)
const connection = connect(url, { max: 4, onError: report })
const listener = openListener(url, { onError: report })
await migrate(ownerUrl, connection.db)
const clock = createDatabaseClock(connection.db)
await clock.measure()
const following = clock.follow(report)
const writer = createLineLog(process.stderr)
const ownLog = openLog()
ownLog.writeTo(writer)
const deps: Deps = {
  config,
  connection,
  db: connection.db,
  clock,
  models: createModels(connection.db, listenForChanges(listener), {
    maxInMemory: config.CATALOGUE_IN_MEMORY_PRODUCTS,
  }),
  messenger: createMessenger({ config, db: connection.db, clock }),
  log: ownLog.log,
}
const demoJobs = config.demo ? (await loadDemoShop()).jobs(deps) : []
const jobs = await startJobs({
  url,
  listener,
  declared: declaredJobs(modules, demoJobs),
  context: deps,
  onError: report,
  onFault: (error, job) =>
    writer.error({ err: error, ...job }, job.isLast ? 'a job is a dead letter' : 'a job failed'),
})
const metrics = await openMetrics(deps)
process.stdout.write('Jobs are running; stop with Ctrl-C\n')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    following.stop()
    await jobs.stop()
    await metrics?.close()
    await listener.close()
    await connection.close()
    await embedded?.stop()
    process.exit(0)
  })
}
