import type { Config } from '#config/config.ts'
import { type Connection, type Patience, servingSilenceLimitMs } from '#kernel/database/connect.ts'
import { openReplicas, type Replicas } from '#kernel/database/replicas/open-replicas.ts'

type Options = {
  connection: Connection
  onError(error: Error): void
  tell(change: string): void
  patience?: Patience
  beatMs?: number
}

/** Undefined when none are configured. */
export function openShopReplicas(
  { DATABASE_REPLICA_URLS: urls, DATABASE_REPLICA_MAX_LAG_MS: maxLateMs, DATABASE_POOL: max }: Config,
  { connection, onError, tell, patience, beatMs }: Options,
): Replicas | undefined {
  if (urls.length === 0) return undefined
  return openReplicas({
    urls,
    primaryUrl: connection.directUrl,
    primary: connection.db,
    maxLateMs,
    connection: { max, onError, silenceLimitMs: servingSilenceLimitMs, ...(patience && { patience }) },
    tell,
    ...(beatMs && { beatMs }),
  })
}
