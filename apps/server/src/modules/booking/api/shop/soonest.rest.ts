import { soonestCall, visitsCall } from '@warsha/contract/booking/booking.calls.ts'
import { soonestSchema, visitsSchema } from '@warsha/contract/booking/soonest.rest.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { createSlotCache, findSoonest } from '../../use-cases/find-soonest.ts'
import { findVisits } from '../../use-cases/find-visits.ts'
import { planCall, positionOf } from './booked-lines.ts'
import { toOfferedSlot } from './slot-to-contract.ts'

export const soonestRoutes: RestRoutes = (deps) => async (app) => {
  const hours = createSlotCache(deps.clock)

  app.route({
    ...routeOf(soonestCall, soonestSchema),
    handler: async (request, reply) => {
      const { state_id, products, service_type, place, first, ...body } = request.body
      const planned = await planCall(deps, request, reply, { stateId: state_id, products })
      if (!planned) return reply
      const soonest = await findSoonest({ ...deps, hours }, planned.lines, {
        stateId: planned.stateId,
        serviceType: service_type,
        venue: place,
        position: positionOf(body),
        first,
      })
      return { data: soonest.map(toOfferedSlot(request.shopLocale)) }
    },
  })

  app.route({
    ...routeOf(visitsCall, visitsSchema),
    handler: async (request, reply) => {
      const { state_id, lines: sent, ...body } = request.body
      const planned = await planCall(deps, request, reply, { stateId: state_id, products: sent })
      if (!planned) return reply
      const lines = planned.lines.flatMap((line) => {
        const own = sent[Number(line.key)]
        return own ? { ...line, key: own.line_id, serviceType: own.service_type, venue: own.place } : []
      })
      const asked = { stateId: planned.stateId, position: positionOf(body) }
      const { visits, without } = await findVisits(deps, lines, asked)
      const toHour = toOfferedSlot(request.shopLocale)
      return {
        data: {
          is_one_visit: visits.length === 1 && without.length === 0,
          visits: visits.map((visit) => ({ ...toHour(visit), line_ids: visit.lineIds })),
          without,
        },
      }
    },
  })
}
