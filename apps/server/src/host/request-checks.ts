import fp from 'fastify-plugin'
import { sendFailure } from './error-handler.ts'

/**
 * Refuses what no route could answer sensibly: neither files nor texts of the database may contain a NUL, and of two
 * hosts a proxy in front of us may mean the other one.
 */
export const requestChecks = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.includes('%00') && !hasTwoHosts(request.raw.rawHeaders)) return done()
    reply.header('Connection', 'close')
    sendFailure(request, reply, { status: 400, code: 'INVALID' })
  })
})

/** Names and values in turn, as they were sent; Node itself shows only the first host. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
