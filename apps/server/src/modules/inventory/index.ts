import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { productListResolvers, productListRoutes } from '#modules/catalogue/index.ts'
import { inventoryResolvers } from './api/inventory.graphql.ts'
import { inventoryRoutes } from './api/inventory.rest.ts'
import { stockDesk } from './api/stock-desk.ts'

export type { StockHold } from './rules/share-out.ts'
export { unitsOf } from './rules/units-of.ts'
export { checkStock } from './use-cases/check-stock.ts'
export { holdStock, releaseStock, takeStock } from './use-cases/hold-stock.ts'
export { stockModel } from './use-cases/stock-model.ts'

// Lists of products are the catalogue's; they are opened here because they also ask what is in stock.

export const resolvers = { ...productListResolvers(stockDesk), ...inventoryResolvers }

export const restRoutes: RestRoutes = (deps) => async (app) => {
  await app.register(productListRoutes(stockDesk)(deps))
  await app.register(inventoryRoutes(deps))
}
