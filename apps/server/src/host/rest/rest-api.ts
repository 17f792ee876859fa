import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '#http/deps.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'

/** All REST calls live below /api/v1 with schemas from the contract, told as OpenAPI at /api/docs. */
export async function openRestApi(
  app: FastifyInstance,
  deps: Deps,
  routes: readonly RestRoutes[],
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
    await api.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
    await api.register(
      async (version) => {
        for (const plugin of routes) await version.register(plugin(deps))
      },
      { prefix: '/api/v1' },
    )
    api.get('/api/openapi.json', { schema: { hide: true } as object }, async () => api.swagger())
  })
}
