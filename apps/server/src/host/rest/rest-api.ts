import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { openDocumentedApi } from './documented-api.ts'

/** All REST calls of the shop, told as OpenAPI at /api/docs. */
export function openRestApi(app: FastifyInstance, deps: Deps, modules: readonly ShopModule[]): Promise<void> {
  return openDocumentedApi(app, {
    title: 'Warsha',
    description: 'The calls of the shop. Lists answer `{data, pagination}`, failures `{errors}`.',
    docs: { path: '/api/docs', access: 'public' },
    async routes(version) {
      version.addHook('onRoute', (route) => {
        route.config = { checksCredentials: true, ...route.config }
      })
      for (const { rest } of modules) if (rest) await version.register(rest(deps))
    },
    extras: (api) => api.get('/api/openapi.json', hiddenRoute, async () => api.swagger()),
  })
}
