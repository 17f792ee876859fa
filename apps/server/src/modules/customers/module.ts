import { defineModule } from '#http/define-module.ts'
import { bulkCustomerRoutes } from './api/console/bulk-customers.console.ts'
import { customerRoutes } from './api/console/customers.console.ts'
import { centreCustomers } from './storage/customers.tables.ts'
import { blockCustomerCommand, unblockCustomerCommand } from './use-cases/block-customers.ts'

export const customersModule = defineModule({
  name: 'customers',
  tables: [centreCustomers],
  console: (deps) => async (app) => {
    await app.register(customerRoutes(deps))
    await app.register(bulkCustomerRoutes(deps))
  },
  commands: [blockCustomerCommand, unblockCustomerCommand],
})
