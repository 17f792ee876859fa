import type { Config } from '#config/config.ts'
import type { Deps } from '#http/deps.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import type { Connection } from '#kernel/database/connect.ts'
import { createDatabaseClock } from '#kernel/database/database-clock.ts'
import type { Listener } from '#kernel/database/listen.ts'
import type { Replicas } from '#kernel/database/replicas/open-replicas.ts'
import { openFileStore } from '#kernel/files/open-file-store.ts'
import { openLog } from '#kernel/log.ts'
import { createMessenger } from '#kernel/messaging/create-messenger.ts'
import { createModels } from '#kernel/read-model.ts'

type Opened = {
  connection: Connection
  listener: Listener
  replicas?: Replicas | undefined
  onStale?(error: unknown): void
}

/** What requests and jobs of a process stand on. Its log is silent until it is told where to write. */
export function openDeps(config: Config, { connection, listener, replicas, onStale }: Opened) {
  const { db } = connection
  const clock = createDatabaseClock(db)
  const ownLog = openLog()
  const deps: Deps = {
    config,
    connection,
    db,
    replicas,
    clock,
    models: createModels(db, listenForChanges(listener), {
      ...(onStale && { onError: onStale }),
      replicas,
      maxInMemory: config.CATALOGUE_IN_MEMORY_PRODUCTS,
    }),
    files: openFileStore(config),
    messenger: createMessenger({ config, db, clock }),
    log: ownLog.log,
  }
  return { deps, clock, writeLogTo: ownLog.writeTo }
}
