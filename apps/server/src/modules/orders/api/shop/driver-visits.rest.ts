import { listDriverVisitsCall } from '@warsha/contract/orders/driver-visits.calls.ts'
import { listDriverVisitsSchema } from '@warsha/contract/orders/driver-visits.rest.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listDriverVisits } from '../../use-cases/list-console-orders.ts'
import { toRestVisit } from './to-rest-visit.ts'

/** Lists of visits for drivers. */
export const driverVisitRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listDriverVisitsCall, listDriverVisitsSchema),
    handler: async ({ caller }, reply) => {
      if (caller.kind !== 'driver') throw new Error('The route is for drivers alone')
      reply.header('Cache-Control', 'no-store')
      return { data: (await listDriverVisits(deps, caller.driverId)).map(toRestVisit) }
    },
  })
}
