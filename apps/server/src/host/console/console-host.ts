import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#config/config.ts'
import { sendFailure } from '#host/error-handler.ts'
import { isConsoleHost } from '#http/request-origin.ts'
import { isConsolePath } from './console-path.ts'

/**
 * With an address of its own the console answers there alone, and the shop does not: a script that somebody brings into a
 * page of the shop finds no operator's cookie on that host, and no call of the console.
 */
export const consoleHost = fp(async (app, { config }: { config: Pick<Config, 'CONSOLE_URL'> }) => {
  if (!config.CONSOLE_URL) return
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/health/')) return done()
    const isOnOwnHost = isConsoleHost(config, request)
    if (isOnOwnHost && /^\/(?:\?|$)/.test(request.url)) return reply.redirect('/console/', 302)
    if (isConsoleRoute(request) === isOnOwnHost || (isOnOwnHost && isShared(request))) return done()
    sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
  })
})

function isConsoleRoute({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === '/console' || url?.startsWith('/console/') === true || isConsolePath(url)
}

/** Pictures, and what everybody may read: names of places and cars stand in the console's forms. */
function isShared({ method, url, routeOptions: { config } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return /^\/(?:media|thumbnail)\//.test(url) || (url.startsWith('/api/v1/') && config.access === 'public')
}
