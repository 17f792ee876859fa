import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { sendFailure } from '#host/error-handler.ts'
import { sendAssetHeaders } from '#host/media/asset-headers.ts'
import { serveFromMemory } from '#host/media/serve-from-memory.ts'
import { declareFiles } from '#host/rate-limits.ts'
import type { ConsolePages } from './load-console.ts'

const assetPrefix = '/console/assets/'

/**
 * The operators' console: hashed files with long lives, and one page for every other address below `/console`. The page
 * holds no data itself; it shows the answers of calls that the server refuses to all callers but operators.
 */
export async function installConsole(app: FastifyInstance, pages: ConsolePages | undefined): Promise<void> {
  if (!pages) return
  const { serveDevelopment } = pages
  if (!serveDevelopment) {
    await app.register(async (scope) => {
      declareAccess(scope, 'public')
      declareFiles(scope)
      sendAssetHeaders(scope)
      serveFromMemory(scope, {
        folder: `${pages.clientFolder}/assets`,
        // A new build comes with a new start.
        unchangedMs: Number.POSITIVE_INFINITY,
        nameOf: ({ routeOptions }) => routeOptions.url?.slice(assetPrefix.length),
        cacheControl: 'public, max-age=31536000, immutable',
      })
      await scope.register(fastifyStatic, {
        root: `${pages.clientFolder}/assets`,
        prefix: assetPrefix,
        wildcard: false,
        index: false,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      })
    })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (serveDevelopment && (await serveDevelopment(request.raw, reply.raw))) return reply.hijack()
    if (request.url.startsWith(assetPrefix)) {
      return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
    }
    return reply
      .headers(pageHeaders)
      .headers(isVisitsPage(request.url) ? cameraHeaders : {})
      .type('text/html; charset=utf-8')
      .send(await pages?.page(request.url))
  }
  // The console's own router knows no address above its folder: it would show nothing there. The slash at the end of a
  // path makes no difference to a route, so this one is asked for both.
  app.get('/console', hiddenRoute, (request, reply) =>
    request.url.startsWith('/console/')
      ? answer(request, reply)
      : reply.redirect(request.url.replace('/console', '/console/'), 308),
  )
  app.get('/console/*', hiddenRoute, answer)
  app.addHook('onClose', () => pages.close())
}

/** Passes are scanned on this page; no other document of the shop may use the camera. */
function isVisitsPage(url: string): boolean {
  return /^\/console\/visits\/?(?:\?|$)/.test(url)
}

const cameraHeaders = {
  'Permissions-Policy': 'camera=(self), microphone=(), payment=(), geolocation=(self)',
}

/** For operators alone: in no index, in no cache, in no frame; the general policy allows no inline script. */
const pageHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}
