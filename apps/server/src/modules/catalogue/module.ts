import { defineModule } from '#http/define-module.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { attributeListResolvers } from './api/attribute-lists.graphql.ts'
import { carFitRoutes } from './api/car-fit.rest.ts'
import { catalogueRoutes } from './api/catalogue.rest.ts'
import { categoryResolvers } from './api/categories.graphql.ts'
import { collectionResolvers } from './api/collections.graphql.ts'
import { productResolvers } from './api/product.graphql.ts'
import { productListResolvers } from './api/product-lists.graphql.ts'
import { productListRoutes } from './api/product-lists.rest.ts'
import { suggestionRoutes } from './api/suggestions.rest.ts'
import * as attributes from './storage/attributes.tables.ts'
import * as categories from './storage/categories.tables.ts'
import * as collections from './storage/collections.tables.ts'
import * as listings from './storage/listings.tables.ts'
import * as products from './storage/products.tables.ts'
import type { AvailabilityPort } from './use-cases/availability-port.ts'
import { catalogueModel } from './use-cases/catalogue-model.ts'

/** The catalogue. Its lists also ask what is in stock, which the root passes in. */
export function catalogueModule(availability: AvailabilityPort) {
  return defineModule({
    name: 'catalogue',
    tables: [attributes, categories, collections, listings, products].flatMap((tables) =>
      Object.values(tables),
    ),
    topics: ['catalogue'],
    preloads: [catalogueModel],
    graphql: {
      resolvers: resolversWith(availability),
      fields: {
        attributes: { access: 'public', isCacheable: true },
        category: { access: 'public', isCacheable: true },
        categories: { access: 'public', isCacheable: true },
        collection: { access: 'public', isCacheable: true },
        collections: { access: 'public', isCacheable: true },
        product: { access: 'public', isCacheable: true },
        products: { access: 'public', isCacheable: true },
        productVariant: { access: 'public', isCacheable: true },
      },
    },
    rest: routesWith(availability),
  })
}

function resolversWith(availability: AvailabilityPort) {
  const lists = productListResolvers(availability)
  return {
    ...attributeListResolvers,
    ...categoryResolvers,
    ...collectionResolvers,
    ...productResolvers,
    ...lists,
    Category: { ...categoryResolvers.Category, ...lists.Category },
    Collection: { ...collectionResolvers.Collection, ...lists.Collection },
    Query: {
      ...attributeListResolvers.Query,
      ...categoryResolvers.Query,
      ...collectionResolvers.Query,
      ...productResolvers.Query,
      ...lists.Query,
    },
  }
}

function routesWith(availability: AvailabilityPort): RestRoutes {
  return (deps) => async (app) => {
    await app.register(catalogueRoutes(deps))
    await app.register(carFitRoutes(deps))
    await app.register(productListRoutes(availability)(deps))
    await app.register(suggestionRoutes(deps))
  }
}
