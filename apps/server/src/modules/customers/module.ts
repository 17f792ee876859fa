import { defineModule } from '#http/define-module.ts'
import { customerRoutes } from './api/console/customers.console.ts'
import { centreCustomers } from './storage/customers.tables.ts'

export const customersModule = defineModule({
  name: 'customers',
  tables: [centreCustomers],
  console: customerRoutes,
})
