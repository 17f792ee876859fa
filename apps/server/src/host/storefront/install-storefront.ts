import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { isApiPath } from '#host/api-path.ts'
import { sendFailure } from '#host/error-handler.ts'
import { sendAssetHeaders } from '#host/media/asset-headers.ts'
import { serveFromMemory } from '#host/media/serve-from-memory.ts'
import { declareFiles } from '#host/rate-limits.ts'
import type { ShownTopic } from '#host/shown-topics.ts'
import type { Deps } from '#http/deps.ts'
import { requestOrigin } from '#http/request-origin.ts'
import type { Storefront } from './load-storefront.ts'
import { robotsText } from './robots.ts'
import { servePages } from './serve-pages.ts'
import { installSitemap } from './sitemap.ts'
import { installWebManifests } from './web-manifest.ts'

/** Static files with long lives, robots.txt, and a rendered page for every other address. */
export async function installStorefront(
  app: FastifyInstance,
  deps: Deps,
  { storefront, topics }: { storefront: Storefront | undefined; topics: readonly ShownTopic[] },
): Promise<void> {
  app.get('/robots.txt', hiddenRoute, async (request, reply) => {
    const origin = requestOrigin(deps.config, request)
    if (!origin) return sendFailure(request, reply, badRequest)
    return reply.type('text/plain; charset=utf-8').send(robotsText(origin))
  })
  installSitemap(app, deps)
  installWebManifests(app, deps.config)

  if (!storefront) {
    app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound))
    return
  }
  if (!storefront.serveDevelopment) {
    await app.register(async (scope) => {
      declareAccess(scope, 'public')
      declareFiles(scope)
      sendAssetHeaders(scope)
      serveFromMemory(scope, {
        folder: storefront.clientFolder,
        // A new build comes with a new start.
        unchangedMs: Number.POSITIVE_INFINITY,
        nameOf: ({ routeOptions }) => routeOptions.url?.slice(1),
        cacheControl: 'public, max-age=31536000, immutable',
        isForever: true,
      })
      await scope.register(fastifyStatic, {
        root: storefront.clientFolder,
        prefix: '/',
        wildcard: false,
        index: false,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
      })
    })
  }

  const serve = servePages(app, deps, { storefront, topics })
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound))
  app.get('/*', hiddenRoute, async (request, reply) => {
    if (isApiPath(request.url)) return sendFailure(request, reply, notFound)
    if (storefront.serveDevelopment) {
      const isServed = await storefront.serveDevelopment(request.raw, reply.raw)
      if (isServed) return reply.hijack()
    }
    return serve(request, reply)
  })
  app.addHook('onClose', () => storefront.close())
}

const notFound = { status: 404, code: 'NOT_FOUND' }
const badRequest = { status: 400, code: 'INVALID' }
