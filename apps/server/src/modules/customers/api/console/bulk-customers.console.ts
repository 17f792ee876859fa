import {
  blockCustomersCall,
  unblockCustomersCall,
} from '@warsha/contract/console/customers/bulk-customers.calls.ts'
import { bulkBlockSchema } from '@warsha/contract/console/customers/bulk-customers.rest.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { blockCustomers, unblockCustomers } from '../../use-cases/bulk-customers.ts'
import { readCustomerSelection } from '../../use-cases/read-customer-selection.ts'

/** Commands of operators on several customers at once. */
export const bulkCustomerRoutes: RestRoutes = (deps) => async (app) => {
  const shared = {
    schema: bulkBlockSchema,
    idType: 'User',
    readSelection: readCustomerSelection,
    readSettings: () => undefined,
  }
  app.route(bulkRoute(deps, { call: blockCustomersCall, bulk: blockCustomers, ...shared }))
  app.route(bulkRoute(deps, { call: unblockCustomersCall, bulk: unblockCustomers, ...shared }))
}
