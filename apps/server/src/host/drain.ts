import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { sendFailure } from './error-handler.ts'
import { comesFromInside } from './storefront/in-process-transport.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new requests and waits for those that run. To be called before `close`, which ends what they use. */
    drain(): Promise<void>
  }
}

/** What a proxy sends in this moment on a connection that is open is answered; the answer says that there is no next one. */
const partingMs = 300
/** Running pages have this long; together with what follows, the process ends within ten seconds. */
const maxDrainMs = 7000
const pollMs = 25

/** Lets running requests finish before the server closes, for as long as a supervisor would wait for. */
export const drain = fp(async (app) => {
  const running = new Set<FastifyReply>()
  let isParting = false
  let isDraining = false

  app.addHook('onRequest', (request, reply, done) => {
    // A page that runs still asks the API inside.
    if (isDraining && !comesFromInside(request)) {
      reply.header('Connection', 'close')
      sendFailure(request, reply, { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 })
      return
    }
    running.add(reply)
    reply.raw.once('close', () => running.delete(reply))
    done()
  })

  app.addHook('onSend', async (request, reply) => {
    if (isParting && !comesFromInside(request)) reply.header('Connection', 'close')
  })

  app.decorate('drain', async () => {
    isParting = true
    // New connections are refused, so a proxy takes another process. With the method of HTTP the idle ones would be cut, though a
    // request may be on its way that nobody sends again.
    Server.prototype.close.call(app.server)
    await wait(partingMs)
    isDraining = true
    app.server.close()
    const end = performance.now() + maxDrainMs
    // Twice, because the next request of a connection is read only after the answer to the one before.
    for (let quiet = 0; quiet < 2 && performance.now() < end; await wait(pollMs)) {
      quiet = [...running].some(isWaitedFor) ? 0 : quiet + 1
    }
    // The remaining connections send too slowly, or not at all.
    app.server.closeAllConnections()
  })
})

/** Not what a route has taken over: a stream of events ends when the server closes. */
function isWaitedFor(reply: FastifyReply): boolean {
  return !reply.sent
}
