import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import type { Models } from '#kernel/read-model.ts'
import type { Gateways } from './payment-gateway.ts'

export type PaymentsContext = {
  db: Database
  config: Config
  clock: Clock
  models: Models
  gateways: Gateways
  log: Log
}
