import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { comesFromInside } from '#host/storefront/in-process-transport.ts'
import { isTracing, type Span, startSpan } from '#kernel/tracing/tracing.ts'
import { isFile } from './rate-limits.ts'

const spans = new WeakMap<object, Span>()

/** The id of a request, which is also that of an incident. It begins with the id of its trace, where there is one. */
export function newRequestId(raw: IncomingMessage): string {
  const span = raw.url?.startsWith('/health/') ? undefined : startRequest(raw)
  if (!span) return randomUUID()
  spans.set(raw, span)
  return `${span.traceId}-${randomUUID().slice(0, 8)}`
}

function startRequest({ method = '', headers }: IncomingMessage): Span | undefined {
  const { traceparent } = headers
  return startSpan({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method },
    ...(typeof traceparent === 'string' && { parent: traceparent }),
  })
}

/** Times every request by its route; files and health checks are none of anybody's trace. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, reply, done) => {
    const span = spans.get(request.raw)
    if (!span || isFile(request)) {
      spans.delete(request.raw)
      return done()
    }
    request.log = reply.log = request.log.child({ trace_id: span.traceId })
    span.run(done)
  })
  // A body is read by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request.raw)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request.raw)
    if (span) finish(span, { request, status: reply.statusCode })
    done()
  })
}

type Finished = {
  request: Parameters<typeof comesFromInside>[0]
  status: number
}

function finish(span: Span, { request, status }: Finished): void {
  const { method, routeOptions } = request
  const route = routeOptions.url ?? 'unknown'
  span.rename(`${method} ${route}`)
  span.set({
    'http.route': route,
    'http.response.status_code': status,
    ...(comesFromInside(request) && { 'warsha.inside': true }),
  })
  if (status >= 500) span.fail(String(status))
  span.end()
}
