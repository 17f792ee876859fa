import { Counter, Histogram, Registry } from 'prom-client'

/** What this process has counted since it started. Labels have few values each: routes, steps and codes, never ids. */
export const processMetrics = new Registry()

const registers = [processMetrics]

export const requestSeconds = new Histogram({
  name: 'warsha_http_request_duration_seconds',
  help: 'Time to answer a request, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
})

export const cacheReads = new Counter({
  name: 'warsha_cache_reads_total',
  help: 'Reads of a cache, by whether it had a fresh answer',
  labelNames: ['cache', 'result'],
  registers,
})
// Prometheus sees no increase in a series that begins with its first count.
for (const cache of ['answers', 'pages'])
  for (const result of ['hit', 'miss']) cacheReads.inc({ cache, result }, 0)

export const modelLagSeconds = new Histogram({
  name: 'warsha_model_lag_seconds',
  help: 'Time from the notice of a change until it can be read from memory',
  labelNames: ['topic'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  registers,
})

export const replicaReads = new Counter({
  name: 'warsha_replica_reads_total',
  help: 'Reads that are declared for replicas, by where they were answered',
  labelNames: ['from'],
  registers,
})
