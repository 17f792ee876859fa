import { listConsoleCentresCall } from '@warsha/contract/console/booking/console-centres.calls.ts'
import { listConsoleCentresSchema } from '@warsha/contract/console/booking/console-centres.rest.ts'
import { actorOf } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listCentreNames } from '../../use-cases/list-centres.ts'

/** The names that screens show where lists say a centre's number. */
export const consoleCentreRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleCentresCall, listConsoleCentresSchema),
    handler: async (request) => {
      const { centres } = actorOf(request)
      const names = await listCentreNames(deps.models)
      const own = [...names].filter(([id]) => centres === 'all' || centres.includes(id))
      return { data: own.map(([id, name]) => ({ id, name })) }
    },
  })
}
