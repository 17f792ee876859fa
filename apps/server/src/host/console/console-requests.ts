import fp from 'fastify-plugin'
import type { Config } from '#config/config.ts'
import { sendFailure } from '#host/error-handler.ts'
import { tooManyRequests } from '#host/rate-limits.ts'
import { requestOrigin } from '#http/request-origin.ts'
import { isConsolePath } from './console-path.ts'

/** A header that no form and no page of another origin can send without being asked first. */
export const consoleHeader = 'x-warsha-console'

/**
 * Answers of the console are stored nowhere, and what changes something comes from the console's own pages: the cookie
 * alone, which a browser sends by itself, is not enough. An operator may send as much as an address, from all of them.
 */
export const consoleRequests = fp(async (app, { config }: { config: Config }) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isConsolePath(request.routeOptions.url)) return done()
    reply.header('Cache-Control', 'no-store')
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    const { origin } = request.headers
    const isOwn = origin !== undefined && origin === requestOrigin(config, request)
    if (isOwn && request.headers[consoleHeader] !== undefined) return done()
    sendFailure(request, reply, { status: 403, code: 'FORBIDDEN' })
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (request.caller.kind !== 'operator') return done()
    app.budgets
      .operator(request)
      .then((isLeft) => (isLeft ? done() : void sendFailure(request, reply, tooManyRequests)), done)
  })

  app.addHook('onReady', async () => {
    const careless = app.declaredRoutes.filter(
      ({ url, method, config: route }) =>
        isConsolePath(url) && ![method].flat().every(isRead) && !route?.command && !route?.isStaffSession,
    )
    if (careless.length === 0) return
    const names = careless.map(({ method, url }) => `${method} ${url}`)
    throw new Error(
      `These routes of the console change something without a command:\n  ${names.join('\n  ')}`,
    )
  })
})

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
