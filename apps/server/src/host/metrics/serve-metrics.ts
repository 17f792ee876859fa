import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Connection, Database } from '#kernel/database/connect.ts'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import { registerShopGauges } from './shop-gauges.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

type MetricsOptions = {
  port: number
  host: string
  db: Database
  pool: Connection['pool']
  gauges: readonly GaugeDefinition[]
}

/** Answers `/metrics` in the form of Prometheus, on a port of its own that no visitor reaches. */
export async function serveMetrics({ port, host, db, pool, gauges }: MetricsOptions): Promise<MetricsServer> {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  registerPool(own, pool)
  const refresh = registerShopGauges(own, db, gauges)
  const all = Registry.merge([processMetrics, own])
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return response.writeHead(404).end()
    try {
      await refresh()
      response.writeHead(200, { 'content-type': all.contentType }).end(await all.metrics())
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
