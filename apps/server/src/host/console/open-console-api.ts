import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { declareAccess } from '#host/access/route-access.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { consoleRequests } from './console-requests.ts'

/** The calls of the operators' console, apart from the shop's: own documents, for operators alone. */
export async function openConsoleApi(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly ShopModule[],
): Promise<void> {
  await app.register(consoleRequests, { config: deps.config })
  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(serializerCompiler)
    await api.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Warsha console',
          version: appVersion,
          description:
            'The calls of the operators’ console. What changes something takes a `key`, and answers `change_id`, its entry in the log.',
        },
        servers: [{ url: '/' }],
      },
      transform: jsonSchemaTransform,
    })
    await api.register(async (docs) => {
      declareAccess(docs, 'operator')
      await docs.register(swaggerUi, { routePrefix: '/api/v1/console/docs', staticCSP: true })
    })
    await api.register(
      async (version) => {
        for (const { console } of modules) if (console) await version.register(console(deps))
      },
      { prefix: '/api/v1' },
    )
  })
}
