import { deliverVisitCall, listDriverVisitsCall } from '@warsha/contract/orders/driver-visits.calls.ts'
import { deliverVisitSchema, listDriverVisitsSchema } from '@warsha/contract/orders/driver-visits.rest.ts'
import type { FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { deliverVisit } from '../../use-cases/deliver-visit.ts'
import { listDriverVisits } from '../../use-cases/list-console-orders.ts'
import { toRestVisit } from './to-rest-visit.ts'

/** The day's visits for drivers, and what they record. */
export const driverVisitRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listDriverVisitsCall, listDriverVisitsSchema),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return { data: (await listDriverVisits(deps, driverOf(request))).map(toRestVisit) }
    },
  })

  app.route({
    ...routeOf(deliverVisitCall, deliverVisitSchema),
    handler: async (request, reply) => {
      const linePublicId = readOpaqueKey('OrderLine', request.body.line_id)
      const delivered = linePublicId
        ? await deliverVisit(deps, { driverId: driverOf(request), linePublicId })
        : refuse('NOT_FOUND', { field: 'line_id' })
      return delivered.ok
        ? { data: delivered.value.map(toRestVisit) }
        : sendRefusal(request, reply, delivered)
    },
  })
}

function driverOf({ caller }: FastifyRequest): number {
  if (caller.kind !== 'driver') throw new Error('The route is for drivers alone')
  return caller.driverId
}
