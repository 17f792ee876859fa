import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { attributeRoutes } from './attributes.console.ts'
import { categoryRoutes } from './categories.console.ts'
import { collectionRoutes } from './collections.console.ts'
import { productTypeRoutes } from './product-types.console.ts'
import { sliderRoutes } from './sliders.console.ts'

/** What products are sorted by and shown in, for operators. */
export const taxonomyRoutes: RestRoutes = (deps) => async (app) => {
  await app.register(attributeRoutes(deps))
  await app.register(categoryRoutes(deps))
  await app.register(collectionRoutes(deps))
  await app.register(productTypeRoutes(deps))
  await app.register(sliderRoutes(deps))
}
