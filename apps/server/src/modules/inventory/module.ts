import { defineModule } from '#http/define-module.ts'
import { inventoryResolvers } from './api/inventory.graphql.ts'
import { inventoryRoutes } from './api/inventory.rest.ts'
import { stockRoutes } from './api/stock.console.ts'
import { stocks, warehouses } from './storage/inventory.tables.ts'
import type { ListCentreWarehouses } from './use-cases/change-stock.ts'
import { stockModel } from './use-cases/stock-model.ts'

/** Stock. Which warehouses are a centre's own is known to a later module, and passed in by the root. */
export function inventoryModule(listCentreWarehouses: ListCentreWarehouses) {
  return defineModule({
    name: 'inventory',
    tables: [warehouses, stocks],
    topics: ['stock'],
    preloads: [stockModel],
    graphql: { resolvers: inventoryResolvers, fields: {} },
    rest: inventoryRoutes,
    console: stockRoutes(listCentreWarehouses),
  })
}
