import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { attributeListResolvers } from './api/attribute-lists.graphql.ts'
import { catalogueRoutes } from './api/catalogue.rest.ts'
import { categoryResolvers } from './api/categories.graphql.ts'
import { productResolvers } from './api/product.graphql.ts'
import { productListResolvers } from './api/product-lists.graphql.ts'
import { productListRoutes } from './api/product-lists.rest.ts'
import type { AvailabilityPort } from './use-cases/availability-port.ts'

export { findVariantNodes } from './api/find-variant-nodes.ts'
export type { ProductNode, VariantNode } from './api/nodes.ts'
export { pictureUrl } from './api/pictures.ts'
export type { Availability } from './rules/availability.ts'
export type { Catalogue, Channel, Price, Product, Variant } from './rules/catalogue.ts'
export { priceOf, taxOf } from './rules/prices.ts'
export { isForSale, isShown } from './rules/shelf.ts'
export { limitingCategory } from './rules/usage-limit.ts'
export type { AvailabilityCaller, AvailabilityPort, StockView } from './use-cases/availability-port.ts'
export { catalogueModel } from './use-cases/catalogue-model.ts'

/** The catalogue's endpoints. Its lists also ask what is in stock, which the root passes in. */
export function createCatalogue(availability: AvailabilityPort) {
  const lists = productListResolvers(availability)
  const restRoutes: RestRoutes = (deps) => async (app) => {
    await app.register(catalogueRoutes(deps))
    await app.register(productListRoutes(availability)(deps))
  }
  const resolvers = {
    ...attributeListResolvers,
    ...categoryResolvers,
    ...productResolvers,
    ...lists,
    Category: { ...categoryResolvers.Category, ...lists.Category },
    Query: {
      ...attributeListResolvers.Query,
      ...categoryResolvers.Query,
      ...productResolvers.Query,
      ...lists.Query,
    },
  }
  return { resolvers, restRoutes }
}
