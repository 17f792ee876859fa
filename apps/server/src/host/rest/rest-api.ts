import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'

/** All REST calls live below /api/v1 with schemas from the contract, told as OpenAPI at /api/docs. */
export async function openRestApi(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly ShopModule[],
): Promise<void> {
  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(serializerCompiler)
    await api.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Warsha',
          version: appVersion,
          description: 'The calls of the shop. Lists answer `{data, pagination}`, failures `{errors}`.',
        },
        servers: [{ url: '/' }],
      },
      transform: jsonSchemaTransform,
    })
    await api.register(async (docs) => {
      declareAccess(docs, 'public')
      await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
    })
    await api.register(
      async (version) => {
        version.addHook('onRoute', (route) => {
          route.config = { checksCredentials: true, ...route.config }
        })
        for (const { rest } of modules) if (rest) await version.register(rest(deps))
      },
      { prefix: '/api/v1' },
    )
    api.get('/api/openapi.json', hiddenRoute, async () => api.swagger())
  })
}
