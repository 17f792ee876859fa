import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { customerDeleted } from '#modules/identity/index.ts'
import { unitsRecorded } from '#modules/orders/index.ts'
import { bulkCustomerRoutes } from './api/console/bulk-customers.console.ts'
import { customerRoutes } from './api/console/customers.console.ts'
import { centreCustomers, customerActivity, customerActivityMarks } from './storage/customers.tables.ts'
import { blockCustomerCommand, unblockCustomerCommand } from './use-cases/block-customers.ts'
import { followActivity, followCustomer, recountActivity } from './use-cases/follow-activity.ts'

export const customersModule = defineModule({
  name: 'customers',
  tables: [centreCustomers, customerActivity, customerActivityMarks],
  console: (deps) => async (app) => {
    await app.register(customerRoutes(deps))
    await app.register(bulkCustomerRoutes(deps))
  },
  commands: [blockCustomerCommand, unblockCustomerCommand],
  handles: [
    on(unitsRecorded, 'follow-visit-of-customer', followCustomer),
    on(customerDeleted, 'forget-activity-of-customer', followCustomer),
  ],
  jobs: [
    every('10 seconds', 'follow-customer-activity', followActivity),
    { name: 'recount-customer-activity', cron: '20 3 * * *', run: recountActivity },
  ],
})
