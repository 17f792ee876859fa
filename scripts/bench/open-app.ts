import { type AppOptions, buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/start-embedded-postgres.ts'
import { loadStorefront } from '../../apps/server/src/host/storefront/load-storefront.ts'
import { systemClock } from '../../apps/server/src/kernel/clock.ts'
import { listenForChanges } from '../../apps/server/src/kernel/database/changes.ts'
import { connect } from '../../apps/server/src/kernel/database/connect.ts'
import { openListener } from '../../apps/server/src/kernel/database/listen.ts'
import { openFileStore } from '../../apps/server/src/kernel/files/open-file-store.ts'
import { openLog } from '../../apps/server/src/kernel/log.ts'
import { createDemoOutbox } from '../../apps/server/src/kernel/messaging/demo-outbox.ts'
import { createModels } from '../../apps/server/src/kernel/read-model.ts'

export type Shop = Awaited<ReturnType<typeof openApp>>

/** The shop inside this process, without a socket, so that its statements can be counted. */
export async function openApp(
  dataDir: string,
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'modules'> = {},
) {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...env,
  })
  const connection = connect(embedded.url, { max: 10, onError: () => undefined })
  const listener = openListener(embedded.url, { onError: () => undefined })
  const { db } = connection
  const storefront = await loadStorefront({ isDevelopment: false, reportFault: console.error })
  const deps = {
    config,
    connection,
    db,
    clock: systemClock,
    models: createModels(db, listenForChanges(listener)),
    files: openFileStore(config),
    messenger: { ...createDemoOutbox(db, systemClock), listStates: () => new Map() },
    log: openLog().log,
  }
  const app = await buildApp(deps, { storefront, listener, ...options })
  const close = async () => {
    await app.close()
    await listener.close()
    await connection.close()
    await embedded.stop()
  }
  return { app, deps, connection, url: embedded.url, close }
}
