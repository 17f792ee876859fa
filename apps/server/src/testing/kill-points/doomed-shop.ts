import { flushCompileCache } from 'node:module'
import { readConfig } from '#config/config.ts'
import type { Deps } from '#http/deps.ts'
import { systemClock } from '#kernel/clock.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { connect } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { openFileStore } from '#kernel/files/open-file-store.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { openLog } from '#kernel/log.ts'
import { createMessenger } from '#kernel/messaging/create-messenger.ts'
import { createModels } from '#kernel/read-model.ts'
import { testCustomers } from '#testing/test-customers.ts'
import { buildApp } from '../../app.ts'
import { declaredJobs } from '../../declared-jobs.ts'
import { modules } from '../../modules.ts'
import type { Stop } from './statement-search.ts'
import { installStops } from './stop-at-statement.ts'

/** A message of the test to the process. */
export type Order = { stopAt: Stop } | 'go on'

/** A message of the process to the test. */
export type News = 'open' | 'will stop' | 'stopped'

const hourMs = 3_600_000

/** The whole shop in a process of its own, that stands still where it is told to, so that a test can kill it there. */
if (import.meta.main) {
  const say = (news: News) => process.send?.(news)
  const stops = installStops(() => say('stopped'))
  process.on('message', (order: Order) => {
    if (order === 'go on') return stops.goOn()
    stops.stopAt(order.stopAt)
    say('will stop')
  })
  // The process ends with the test.
  process.on('disconnect', () => process.exit(0))
  process.on('unhandledRejection', () => undefined)
  await openShop()
  // A process that is killed would leave nothing of it to the next one.
  flushCompileCache()
  say('open')
}

async function openShop(): Promise<void> {
  const config = readConfig(process.env)
  const url = config.DATABASE_URL ?? ''
  const connection = connect(url, { max: config.DATABASE_POOL, onError: () => undefined })
  const listener = openListener(url, { onError: () => undefined })
  const { db } = connection
  const deps: Deps = {
    config,
    connection,
    db,
    clock: systemClock,
    models: createModels(db, listenForChanges(listener)),
    files: openFileStore(config),
    messenger: createMessenger({ config, db, clock: systemClock }),
    log: openLog().log,
  }
  // Streams hear of a change by its notice alone, never by a heartbeat's look.
  const app = await buildApp(deps, { listener, heartbeatMs: hourMs, modules: [...modules, testCustomers] })
  await startJobs({
    url,
    listener,
    declared: declaredJobs(modules),
    context: deps,
    onError: () => undefined,
  })
  await app.listen({ port: config.PORT, host: config.HOST })
}
