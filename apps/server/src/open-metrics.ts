import type { Registry } from 'prom-client'
import { type MetricsServer, metricsOf, serveMetrics } from '#host/metrics/serve-metrics.ts'
import type { Deps } from '#http/deps.ts'
import { modules } from './modules.ts'

/** Lets this process be watched, if a port is configured for it. */
export async function openMetrics(deps: Deps): Promise<MetricsServer | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = deps.config
  return port === undefined ? undefined : serveMetrics({ port, host, ...sourcesOf(deps) })
}

/** What one of several processes has to tell, to be added to what the others tell. */
export function ownMetrics(deps: Deps): Registry {
  return metricsOf(sourcesOf(deps))
}

function sourcesOf({ connection, db, replicas }: Deps) {
  return { db, replicas, pool: connection.pool, gauges: modules.flatMap(({ gauges }) => gauges ?? []) }
}
