import { defineModule } from '#http/define-module.ts'
import { inventoryResolvers } from './api/inventory.graphql.ts'
import { inventoryRoutes } from './api/inventory.rest.ts'
import { stocks, warehouses } from './storage/inventory.tables.ts'
import { stockModel } from './use-cases/stock-model.ts'

export const inventoryModule = defineModule({
  name: 'inventory',
  tables: [warehouses, stocks],
  topics: ['stock'],
  preloads: [stockModel],
  graphql: { resolvers: inventoryResolvers, fields: {} },
  rest: inventoryRoutes,
})
