import { type MetricsServer, serveMetrics } from '#host/metrics/serve-metrics.ts'
import type { Deps } from '#http/deps.ts'
import { modules } from './modules.ts'

/** Lets this process be watched, if a port is configured for it. */
export async function openMetrics({ config, connection, db }: Deps): Promise<MetricsServer | undefined> {
  if (config.METRICS_PORT === undefined) return undefined
  return serveMetrics({
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    db,
    pool: connection.pool,
    gauges: modules.flatMap(({ gauges }) => gauges ?? []),
  })
}
