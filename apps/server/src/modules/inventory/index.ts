import { productListResolvers } from '#modules/catalogue/index.ts'
import { inventoryResolvers } from './api/inventory.graphql.ts'
import { stockDesk } from './api/stock-desk.ts'

export { checkStock } from './use-cases/check-stock.ts'
export { stockModel } from './use-cases/stock-model.ts'

/** Lists of products are the catalogue's; they are opened here because they also ask what is in stock. */
export const resolvers = { ...productListResolvers(stockDesk), ...inventoryResolvers }
