import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { CallerRule } from '@warsha/contract/access.ts'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { declareAccess } from '#host/access/route-access.ts'

type DocumentedApi = {
  title: string
  description: string
  /** Where people read it, and who may. */
  docs: { path: string; access: CallerRule }
  /** The routes, below /api/v1. */
  routes(version: FastifyInstance): Promise<void>
  /** Beside the version. */
  extras?(api: FastifyInstance): void
}

/** Calls below /api/v1 with schemas from the contract, told as OpenAPI on a page of their own. */
export async function openDocumentedApi(
  app: FastifyInstance,
  { title, description, docs, routes, extras }: DocumentedApi,
): Promise<void> {
  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler)
    api.setSerializerCompiler(serializerCompiler)
    await api.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title, version: appVersion, description },
        servers: [{ url: '/' }],
      },
      transform: jsonSchemaTransform,
    })
    await api.register(async (pages) => {
      declareAccess(pages, docs.access)
      await pages.register(swaggerUi, { routePrefix: docs.path, staticCSP: true })
    })
    await api.register(routes, { prefix: '/api/v1' })
    extras?.(api)
  })
}
