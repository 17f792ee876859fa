import type { FastifyInstance } from 'fastify'
import { comesFromInside } from '#host/storefront/in-process-transport.ts'
import { requestSeconds } from '#kernel/metrics/metrics.ts'

/** Measures every request of the outside. Calls that a page makes while it is rendered are part of its own time. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (comesFromInside(request)) return
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    requestSeconds.observe(labels, reply.elapsedTime / 1000)
  })
}
