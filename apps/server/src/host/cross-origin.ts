import fp from 'fastify-plugin'
import type { Config } from '#config/config.ts'

/** The console's calls are for its own pages alone. */
const sharedPath = /^\/(?:graphql|api(?!\/v1\/console(?:\/|\?|$)))(?:\/|\?|$)/

/** A star does not stand for `Authorization`. */
const allowedForAll = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Max-Age': '86400',
}

/**
 * Lets pages of other origins call GraphQL and REST: all of them, unless some are named. Never with cookies, so a page
 * elsewhere can do nothing in the name of a shopper who is signed in here.
 */
export const crossOrigin = fp(async (app, { config }: { config: Pick<Config, 'CORS_ORIGINS'> }) => {
  const named = new Set(config.CORS_ORIGINS)
  app.addHook('onRequest', (request, reply, done) => {
    if (!sharedPath.test(request.url)) return done()
    const { origin } = request.headers
    if (named.size > 0) reply.header('Vary', 'Origin')
    if (named.size > 0 && !named.has(origin ?? '')) return done()
    reply
      .header('Access-Control-Allow-Origin', named.size > 0 ? origin : '*')
      .header('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, X-Min-App-Version')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method']
    if (!isPreflight) return done()
    reply.headers(allowedForAll).code(204).send()
  })
})
