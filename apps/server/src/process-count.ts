import type { Config } from '#config/config.ts'

/** Of the embedded database's 200, some are left for jobs, notices and the owner. */
const embeddedConnections = 140

/** How many processes serve. */
export function servingProcesses({
  WEB_CONCURRENCY,
  NODE_ENV,
}: Pick<Config, 'WEB_CONCURRENCY' | 'NODE_ENV'>): number {
  // Hot reload belongs to one process.
  return NODE_ENV === 'development' ? 1 : WEB_CONCURRENCY
}

/** Connections of one of several processes, which share those of the embedded database. */
export function connectionsOfOne(
  { DATABASE_POOL, DATABASE_URL }: Pick<Config, 'DATABASE_POOL' | 'DATABASE_URL'>,
  serving: number,
): number {
  if (DATABASE_URL) return DATABASE_POOL
  return Math.max(1, Math.min(DATABASE_POOL, Math.floor(embeddedConnections / serving)))
}
