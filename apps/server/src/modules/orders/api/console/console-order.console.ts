import { readConsoleOrderCall } from '@warsha/contract/console/orders/console-order.calls.ts'
import { readConsoleOrderSchema } from '@warsha/contract/console/orders/console-order.rest.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listCentreNames } from '#modules/booking/index.ts'
import { type OrderSources, openOrder } from '../../use-cases/open-order.ts'
import { orderKey } from './order-commands.console.ts'
import { toConsoleOrder } from './to-console-order.ts'

/** The order that an operator looks at. */
export const consoleOrderRoutes =
  (sources: OrderSources): RestRoutes =>
  (deps) =>
  async (app) => {
    app.route({
      ...routeOf(readConsoleOrderCall, readConsoleOrderSchema),
      handler: async (request, reply) => {
        const actor = actorOf(request)
        const opened = await openOrder({ db: deps.db, sources }, actor, orderKey(request.params.id))
        if (!opened.ok) return sendRefusal(request, reply, opened)
        const centreNames = await listCentreNames(deps.models)
        return { data: toConsoleOrder(opened.value, { permissions: actor.permissions, centreNames }) }
      },
    })
  }
