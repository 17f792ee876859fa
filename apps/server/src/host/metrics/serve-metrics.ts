import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Connection, Database } from '#kernel/database/connect.ts'
import type { Replicas } from '#kernel/database/replicas/open-replicas.ts'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import { registerShopGauges } from './shop-gauges.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

type MetricsSources = {
  db: Database
  pool: Connection['pool']
  replicas?: Pick<Replicas, 'states'> | undefined
  gauges: readonly GaugeDefinition[]
}
type MetricsAddress = { port: number; host: string }

/** Everything that a process tells: what it has counted, its engine, its connections, and the figures of the shop. */
export function metricsOf({ db, pool, replicas, gauges }: MetricsSources): Registry {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  registerPool(own, pool)
  if (replicas) registerReplicas(own, replicas)
  registerShopGauges(own, db, gauges)
  return Registry.merge([processMetrics, own])
}

/** Answers `/metrics` in the form of Prometheus, on a port of its own that no visitor reaches. */
export async function serveMetrics({
  port,
  host,
  ...sources
}: MetricsAddress & MetricsSources): Promise<MetricsServer> {
  const all = metricsOf(sources)
  return tellMetrics({ port, host }, () => all.metrics())
}

export async function tellMetrics(
  { port, host }: MetricsAddress,
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return response.writeHead(404).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function registerPool(registry: Registry, pool: Connection['pool']): void {
  new Gauge({
    name: 'warsha_database_connections',
    help: 'Connections of this process to the database, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function registerReplicas(registry: Registry, { states }: Pick<Replicas, 'states'>): void {
  new Gauge({
    name: 'warsha_replica_lag_seconds',
    help: 'How far a replica is behind the primary',
    labelNames: ['replica'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      // The primary of now may have been a replica before.
      this.reset()
      for (const { name, lateMs } of states()) this.set({ replica: name }, lateMs / 1000)
    },
  })
  new Gauge({
    name: 'warsha_replica_used',
    help: 'Whether a replica is read (1) or left out (0), because it does not answer or is too late; the primary is not told',
    labelNames: ['replica'],
    aggregator: 'min',
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, isUsed } of states()) this.set({ replica: name }, isUsed ? 1 : 0)
    },
  })
}
