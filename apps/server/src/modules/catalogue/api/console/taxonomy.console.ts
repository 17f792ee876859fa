import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { categoryRoutes } from './categories.console.ts'

/** What products are sorted by and shown in, for operators. */
export const taxonomyRoutes: RestRoutes = (deps) => async (app) => {
  await app.register(categoryRoutes(deps))
}
