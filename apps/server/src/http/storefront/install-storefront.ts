import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { logFailure, sendFailure, toPublicFailure } from '#http/error-handler.ts'
import type { Storefront } from './load-storefront.ts'
import { pageRenderer, sendOverload } from './render-page.ts'
import { robotsText } from './robots.ts'
import { installSitemap } from './sitemap.ts'

/** Static files with long lives, robots.txt, and a rendered page for every other address. */
export async function installStorefront(
  app: FastifyInstance,
  deps: Deps,
  storefront: Storefront | undefined,
): Promise<void> {
  app.get('/robots.txt', { schema: { hide: true } as object }, async (request, reply) => {
    const origin = deps.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`
    return reply.type('text/plain; charset=utf-8').send(robotsText(origin))
  })
  installSitemap(app, deps)

  if (!storefront) {
    app.setNotFoundHandler((request, reply) =>
      sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' }),
    )
    return
  }
  if (!storefront.serveDevelopment) {
    await app.register(fastifyStatic, {
      root: storefront.clientFolder,
      prefix: '/',
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
  }

  const render = pageRenderer(app, deps, storefront)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
    }
    if (apiPath.test(request.url)) return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
    if (storefront.serveDevelopment) {
      const isServed = await storefront.serveDevelopment(request.raw, reply.raw)
      if (isServed) return reply.hijack()
    }
    try {
      return await render(request, reply)
    } catch (error) {
      const failure = toPublicFailure(error as Error)
      logFailure(request, error as Error, failure)
      if (failure.status === 503) return sendOverload(request, reply)
      return sendFailure(request, reply, failure)
    }
  })
  app.addHook('onClose', () => storefront.close())
}

const apiPath = /^\/(api|graphql|health|demo|media|thumbnail|events|explorer)(\/|\?|$)/
