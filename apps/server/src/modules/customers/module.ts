import { defineModule } from '#http/define-module.ts'
import { customerRoutes } from './api/console/customers.console.ts'
import { centreCustomers } from './storage/customers.tables.ts'
import { blockCustomerCommand, unblockCustomerCommand } from './use-cases/block-customers.ts'

export const customersModule = defineModule({
  name: 'customers',
  tables: [centreCustomers],
  console: customerRoutes,
  commands: [blockCustomerCommand, unblockCustomerCommand],
})
