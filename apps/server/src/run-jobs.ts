import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { databaseUrls } from './database-urls.ts'
import { openMetrics } from './open-metrics.ts'
import { startWorker } from './start-worker.ts'

/** Runs the jobs apart from the web server; start the server with JOBS=off then. */
const config = readConfigOrExit()
const embedded = config.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({
      dataDir: config.DATA_DIR,
      log: (line) => process.stdout.write(`${line}\n`),
    })
const worker = await startWorker(config, databaseUrls(config, embedded))
const metrics = await openMetrics(worker.deps)
process.stdout.write('Jobs are running; stop with Ctrl-C\n')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await metrics?.close()
    await worker.stop()
    await embedded?.stop()
    process.exit(0)
  })
}
