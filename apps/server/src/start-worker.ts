import type { Config } from '#config/config.ts'
import { createLineLog } from '#host/line-log.ts'
import type { Deps } from '#http/deps.ts'
import { connect } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import type { DatabaseUrls } from './database-urls.ts'
import { declaredJobs } from './declared-jobs.ts'
import { loadDemoShop } from './demo-shop.ts'
import { modules } from './modules.ts'
import { openDeps } from './open-deps.ts'
import { ownMetrics } from './open-metrics.ts'
import { startTelemetry } from './start-telemetry.ts'

/** As long as a statement may take: a primary that has vanished holds up no job for longer. */
const silenceLimitMs = 10_000

export type Worker = { deps: Deps; respond(): boolean; stop(): Promise<void> }

/** Runs the jobs without serving. */
export async function startWorker(config: Config, urls: DatabaseUrls): Promise<Worker> {
  const report = (error: Error) => process.stderr.write(`${error.message}\n`)
  const writer = createLineLog(process.stderr, config)
  const telemetry = await startTelemetry(config, () => writer.warn({}, 'the receiver of traces takes none'))
  const { url, ownerUrl, directUrl, pooler } = urls
  const connection = connect(url, { max: 4, onError: report, pooler, silenceLimitMs })
  const listener = openListener(directUrl, { onError: report })
  await migrate(ownerUrl, connection.db, pooler)
  const { deps, clock, writeLogTo } = openDeps(config, { connection, listener })
  await clock.measure()
  const following = clock.follow(report)
  writeLogTo(writer)
  await telemetry?.watch(() => ownMetrics(deps))
  const demoJobs = config.demo ? (await loadDemoShop()).jobs(deps) : []
  const jobs = await startJobs({
    url: directUrl,
    listener,
    declared: declaredJobs(modules, demoJobs),
    context: deps,
    onError: report,
    onFault: (error, job) =>
      writer.error({ err: error, ...job }, job.isLast ? 'a job is a dead letter' : 'a job failed'),
  })
  return {
    deps,
    respond: jobs.respond,
    async stop() {
      following.stop()
      await jobs.stop()
      await listener.close()
      await telemetry?.stop()
      await connection.close()
    },
  }
}
