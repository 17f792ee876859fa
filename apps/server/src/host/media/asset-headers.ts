import type { FastifyInstance } from 'fastify'

/** Headers that only mean something on a page or a call; on fifty files a page they would cost a kilobyte each. */
const pageHeaders = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
]

// Opened by itself, a file of ours is looked at only: even a hostile drawing could not run anything, nor be framed.
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

// A service worker is code that runs: it may speak to the shop alone, and its name is always the same.
const workerFile = '/service-worker.js'
const workerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; img-src 'self'; script-src 'self'",
}

function isCode(type: unknown): boolean {
  return typeof type === 'string' && /^(application|text)\/(javascript|css)\b/.test(type)
}

/** Files served below this scope go out with the few headers that protect a file. */
export function sendAssetHeaders(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    for (const name of pageHeaders) {
      reply.removeHeader(name)
      reply.raw.removeHeader(name)
    }
    // Opened by itself a script or a style sheet is text, which no policy has to hold back.
    if (isCode(reply.getHeader('content-type'))) {
      reply.removeHeader('Content-Security-Policy')
      reply.removeHeader('X-Request-Id')
      reply.removeHeader('Accept-Ranges')
    } else reply.header('Content-Security-Policy', filePolicy)
    if (request.routeOptions.url === workerFile) reply.headers(workerHeaders)
  })
}
