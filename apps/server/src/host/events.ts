import type { FastifyInstance } from 'fastify'

const heartbeatMs = 20_000

export type LiveEvent = { type: string; data: unknown; id?: string }
type Listener = (event: LiveEvent) => void

/** Who listens on this process. Other processes reach theirs through PostgreSQL notices. */
export type LiveEvents = { publish(event: LiveEvent): void; count(): number }

/** Server-sent events: one way, survives proxies, the browser reconnects by itself. */
export function installEvents(app: FastifyInstance): LiveEvents {
  const listeners = new Set<Listener>()
  const open = new Set<() => void>()

  app.get(
    '/events',
    {
      schema: { hide: true } as object,
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    (request, reply) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        Connection: 'keep-alive',
      })
      raw.write('retry: 3000\n\n')
      const listener: Listener = (event) => raw.write(formatEvent(event))
      const heartbeat = setInterval(() => raw.write(': heartbeat\n\n'), heartbeatMs)
      const end = () => {
        clearInterval(heartbeat)
        listeners.delete(listener)
        open.delete(end)
        raw.end()
      }
      listeners.add(listener)
      open.add(end)
      request.raw.on('close', end)
    },
  )

  // A stream never ends by itself, so a stopping server ends them all.
  app.addHook('preClose', async () => {
    for (const end of [...open]) end()
  })

  return {
    publish(event) {
      for (const listener of listeners) listener(event)
    },
    count: () => listeners.size,
  }
}

export function formatEvent({ type, data, id }: LiveEvent): string {
  const lines = [`event: ${type.replace(/[\r\n]/g, '')}`, `data: ${JSON.stringify(data)}`]
  if (id) lines.unshift(`id: ${id.replace(/[\r\n]/g, '')}`)
  return `${lines.join('\n')}\n\n`
}
