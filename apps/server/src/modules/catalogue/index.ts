import { attributeListResolvers } from './api/attribute-lists.graphql.ts'
import { categoryResolvers } from './api/categories.graphql.ts'
import { productResolvers } from './api/product.graphql.ts'

export { catalogueRoutes as restRoutes } from './api/catalogue.rest.ts'
export { findVariantNodes } from './api/find-variant-nodes.ts'
export type { ProductNode, VariantNode } from './api/nodes.ts'
export { pictureUrl } from './api/pictures.ts'
export { productListResolvers, type StockDesk } from './api/product-lists.graphql.ts'
export { productListRoutes } from './api/product-lists.rest.ts'
export type { Availability } from './rules/availability.ts'
export type { Catalogue, Channel, Price, Product, Variant } from './rules/catalogue.ts'
export { priceOf, taxOf } from './rules/prices.ts'
export { isForSale, isShown } from './rules/shelf.ts'
export { limitingCategory } from './rules/usage-limit.ts'
export { catalogueModel } from './use-cases/catalogue-model.ts'

export const resolvers = {
  ...attributeListResolvers,
  ...categoryResolvers,
  ...productResolvers,
  Query: { ...attributeListResolvers.Query, ...categoryResolvers.Query, ...productResolvers.Query },
}
