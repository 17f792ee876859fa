import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Connection, Database } from '#kernel/database/connect.ts'
import type { Replicas } from '#kernel/database/replicas/open-replicas.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import type { Log } from '#kernel/log.ts'
import type { ShopMessenger } from '#kernel/messaging/messenger.ts'
import type { Models } from '#kernel/read-model.ts'

/** Everything the request handlers stand on; built once in main.ts or by a test. */
export type Deps = {
  config: Config
  connection: Connection
  db: Database
  /** For reads that are declared to go there, if the shop has some. */
  replicas?: Replicas | undefined
  models: Models
  /** Pictures and what is made of them. */
  files: FileStore
  clock: Clock
  messenger: ShopMessenger
  log: Log
}
