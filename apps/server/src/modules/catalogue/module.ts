import { defineModule } from '#http/define-module.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { bulkProductRoutes } from './api/console/bulk-products.console.ts'
import { priceRoutes } from './api/console/prices.console.ts'
import { productMediaRoutes } from './api/console/product-media.console.ts'
import { productPreviewRoutes } from './api/console/product-preview.console.ts'
import { productRoutes } from './api/console/products.console.ts'
import { taxonomyRoutes } from './api/console/taxonomy.console.ts'
import { attributeListResolvers } from './api/shop/attribute-lists.graphql.ts'
import { carFitRoutes } from './api/shop/car-fit.rest.ts'
import { catalogueRoutes } from './api/shop/catalogue.rest.ts'
import { categoryResolvers } from './api/shop/categories.graphql.ts'
import { collectionResolvers } from './api/shop/collections.graphql.ts'
import { productResolvers } from './api/shop/product.graphql.ts'
import { productListResolvers } from './api/shop/product-lists.graphql.ts'
import { productListRoutes } from './api/shop/product-lists.rest.ts'
import { suggestionRoutes } from './api/shop/suggestions.rest.ts'
import * as attributes from './storage/attributes.tables.ts'
import * as categories from './storage/categories.tables.ts'
import * as collections from './storage/collections.tables.ts'
import * as listings from './storage/listings.tables.ts'
import { cataloguePictureUses } from './storage/picture-uses.ts'
import * as products from './storage/products.tables.ts'
import { catalogueNames } from './storage/record-names.ts'
import * as scheduledPrices from './storage/scheduled-prices.tables.ts'
import { applyEverySeconds, applyScheduledPrices } from './use-cases/apply-scheduled-prices.ts'
import type { AvailabilityPort } from './use-cases/availability-port.ts'
import { productBulks } from './use-cases/bulk-products.ts'
import { catalogueModel } from './use-cases/catalogue-model.ts'
import { changePrices, schedulePrices } from './use-cases/change-prices.ts'
import { attributeCommands } from './use-cases/edit-attributes.ts'
import { editCategory, moveCategory } from './use-cases/edit-categories.ts'
import { collectionCommands } from './use-cases/edit-collections.ts'
import { editProductCommand } from './use-cases/edit-product.ts'
import { editProductMedia } from './use-cases/edit-product-media.ts'
import { sliderCommands } from './use-cases/edit-sliders.ts'
import { orderAttributes, orderSliders } from './use-cases/order-records.ts'
import { priceSheet } from './use-cases/price-sheet.ts'
import { productSheet } from './use-cases/product-sheet.ts'
import { publishProduct, withdrawProduct } from './use-cases/publish-product.ts'
import { schedulePrice } from './use-cases/schedule-price.ts'
import { setPrice } from './use-cases/set-price.ts'
import { setPrices } from './use-cases/set-prices.ts'
import { setTax } from './use-cases/set-tax.ts'
import type { VariantPorts } from './use-cases/variant-ports.ts'

/** The catalogue. Its lists also ask what is in stock and what was ordered, which the root passes in. */
export function catalogueModule(availability: AvailabilityPort, variants: VariantPorts) {
  const editProduct = editProductCommand(variants)
  const bulks = productBulks(variants, editProduct)
  return defineModule({
    name: 'catalogue',
    recordNames: catalogueNames,
    tables: [attributes, categories, collections, listings, products, scheduledPrices].flatMap((tables) =>
      Object.values(tables),
    ),
    topics: [{ name: 'catalogue', staleMs: 1000 }],
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
    pictureUses: cataloguePictureUses,
    console: (deps) => async (app) => {
      await app.register(priceRoutes(deps))
      await app.register(productRoutes(variants, editProduct)(deps))
      await app.register(bulkProductRoutes(bulks)(deps))
      await app.register(taxonomyRoutes(deps))
      await app.register(productMediaRoutes(deps))
      await app.register(productPreviewRoutes(deps))
    },
    commands: [
      setPrice,
      setPrices,
      setTax,
      schedulePrice,
      changePrices,
      schedulePrices,
      editProduct,
      editProductMedia,
      publishProduct,
      withdrawProduct,
      editCategory,
      moveCategory,
      attributeCommands.edit,
      collectionCommands.edit,
      sliderCommands.edit,
      orderAttributes,
      orderSliders,
    ],
    sheets: [productSheet, priceSheet],
    jobs: [every(`${applyEverySeconds} seconds`, 'apply-scheduled-prices', applyScheduledPrices)],
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
