import {
  confirmOrdersCall,
  fulfilOrdersCall,
  missVisitsCall,
} from '@warsha/contract/console/orders/bulk-orders.calls.ts'
import { bulkOrdersSchema, bulkVisitsSchema } from '@warsha/contract/console/orders/bulk-orders.rest.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { confirmOrders, fulfilOrders, missVisits } from '../../use-cases/bulk-orders.ts'
import { readOrderSelection } from '../../use-cases/read-order-selection.ts'

/** Commands of operators on several orders at once. */
export const bulkOrderRoutes: RestRoutes = (deps) => async (app) => {
  const idType = 'Order'
  const readSettings = () => undefined
  const shared = { schema: bulkOrdersSchema, idType, readSelection: readOrderSelection, readSettings }
  app.route(bulkRoute(deps, { call: confirmOrdersCall, bulk: confirmOrders, ...shared }))
  app.route(bulkRoute(deps, { call: fulfilOrdersCall, bulk: fulfilOrders, ...shared }))
  app.route(
    bulkRoute(deps, {
      call: missVisitsCall,
      schema: bulkVisitsSchema,
      bulk: missVisits,
      idType,
      readSelection: ({ ids }) => readOrderSelection({ ids }),
      readSettings,
    }),
  )
}
