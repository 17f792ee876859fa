import type { FastifyInstance } from 'fastify'
import { openDocumentedApi } from '#host/rest/documented-api.ts'
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
  await openDocumentedApi(app, {
    title: 'Warsha console',
    description:
      'The calls of the operators’ console. What changes something takes a `key`, and answers `change_id`, its entry in the log.',
    docs: { path: '/api/v1/console/docs', access: 'operator' },
    async routes(version) {
      for (const { console } of modules) if (console) await version.register(console(deps))
    },
  })
}
