import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import type { Models } from '#kernel/read-model.ts'

export type ReturnsContext = { db: Database; config: Config; clock: Clock; models: Models; log: Log }
