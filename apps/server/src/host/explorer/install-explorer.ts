import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { graphqlPaths } from '@warsha/contract/client/api-client.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { directionOf } from '@warsha/i18n/locales.ts'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { explorerPage } from './explorer-page.ts'

const assets = fileURLToPath(new URL('./assets', import.meta.url))

/** A page to try every GraphQL endpoint from, made of our own files so that it works without the internet. */
export async function installExplorer(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    declareAccess(scope, 'public')
    await scope.register(fastifyStatic, {
      root: assets,
      prefix: '/explorer/assets/',
      decorateReply: false,
      index: false,
    })
  })
  app.get('/explorer', hiddenRoute, async (request, reply) => {
    const locale = request.shopLocale
    return reply.type('text/html; charset=utf-8').send(
      explorerPage({
        t: translatorFor(locale),
        locale,
        direction: directionOf(locale),
        endpoints: Object.values(graphqlPaths),
      }),
    )
  })
}
