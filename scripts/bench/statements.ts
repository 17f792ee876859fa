import { buildApp } from '../../apps/server/src/app.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
import { loadStorefront } from '../../apps/server/src/host/storefront/load-storefront.ts'
import { systemClock } from '../../apps/server/src/kernel/clock.ts'
import { readConfig } from '../../apps/server/src/kernel/config.ts'
import { listenForChanges } from '../../apps/server/src/kernel/database/changes.ts'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import { openListener } from '../../apps/server/src/kernel/database/listen.ts'
import { createDemoOutbox } from '../../apps/server/src/kernel/messaging/demo-outbox.ts'
import { createModels } from '../../apps/server/src/kernel/read-model.ts'
import type { Work } from './load.ts'

/** SQL statements behind one request once the server is warm: a figure that does not move with the machine. */
export async function countStatements(dataDir: string, works: readonly Work[]): Promise<Map<string, number>> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  })
  const connection = connect(embedded.url, { max: 4, onError: () => undefined })
  const listener = openListener(embedded.url, { onError: () => undefined })
  const { db } = connection
  const storefront = await loadStorefront({ isDevelopment: false, reportFault: console.error })
  const deps = {
    config,
    connection,
    db,
    clock: systemClock,
    models: createModels(db, listenForChanges(listener)),
    messenger: createDemoOutbox(db, systemClock),
  }
  const app = await buildApp(deps, { storefront })

  const counts = new Map<string, number>()
  for (const work of works) {
    const url = (suffix: string) =>
      work.body ? work.path : `${work.path}${work.path.includes('?') ? '&' : '?'}bench=${suffix}`
    const request = (suffix: string) =>
      app.inject({
        method: work.body ? 'POST' : 'GET',
        url: url(suffix),
        ...(work.body && { payload: work.body }),
      })
    await request('warm')
    const before = connection.statements()
    // Another query, so that a page is rendered anew instead of coming from the page cache.
    await request('counted')
    counts.set(work.name, connection.statements() - before)
  }
  await app.close()
  await listener.close()
  await connection.close()
  await embedded.stop()
  return counts
}
