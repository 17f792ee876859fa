import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { stockRoutes } from './api/console/stock.console.ts'
import { warehouseRoutes } from './api/console/warehouses.console.ts'
import { inventoryResolvers } from './api/shop/inventory.graphql.ts'
import { inventoryRoutes } from './api/shop/inventory.rest.ts'
import { stockAlertRoutes } from './api/shop/stock-alerts.rest.ts'
import { stocks, warehouses } from './storage/inventory.tables.ts'
import { warehouseNames } from './storage/record-names.ts'
import { stockAlerts } from './storage/stock-alerts.tables.ts'
import { announceStock } from './use-cases/announce-stock.ts'
import { type ListCentreWarehouses, stockCommands } from './use-cases/change-stock.ts'
import { warehouseCommands } from './use-cases/edit-warehouses.ts'
import { stockAlertData } from './use-cases/stock-alerts.ts'
import { stockModel } from './use-cases/stock-model.ts'
import { stockSheet } from './use-cases/stock-sheet.ts'

/** Stock. Which warehouses are a centre's own is known to a later module, and passed in by the root. */
export function inventoryModule(listCentreWarehouses: ListCentreWarehouses) {
  const commands = stockCommands(listCentreWarehouses)
  return defineModule({
    name: 'inventory',
    recordNames: warehouseNames,
    tables: [warehouses, stocks, stockAlerts],
    // A busy shop sells all the time; the cart checks stock again before anything is bought.
    topics: [{ name: 'stock', staleMs: 5000 }],
    preloads: [stockModel],
    graphql: { resolvers: inventoryResolvers, fields: {} },
    rest: (deps) => async (app) => {
      await app.register(inventoryRoutes(deps))
      await app.register(stockAlertRoutes(deps))
    },
    console: (deps) => async (app) => {
      await app.register(stockRoutes(listCentreWarehouses, commands)(deps))
      await app.register(warehouseRoutes(warehouseCommands(listCentreWarehouses))(deps))
    },
    sheets: [stockSheet(listCentreWarehouses)],
    commands: [commands.setStock, commands.adjustStock],
    jobs: [every('30 seconds', 'announce-stock', announceStock)],
    personalData: stockAlertData,
  })
}
