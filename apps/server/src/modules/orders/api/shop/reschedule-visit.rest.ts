import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import {
  listVisitCentresCall,
  readVisitCentreCall,
  rescheduleVisitCall,
} from '@warsha/contract/orders/reschedule-visit.calls.ts'
import {
  listVisitCentresSchema,
  readVisitCentreSchema,
  rescheduleVisitSchema,
} from '@warsha/contract/orders/reschedule-visit.rest.ts'
import type { FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { positionOf, toBookingCentre } from '#modules/booking/api/shop/index.ts'
import { listCentresForVisit, readCentreForVisit } from '#modules/booking/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { type OwnVisit, readMovableVisit } from '../../use-cases/list-centres-of-visit.ts'
import { rescheduleVisit } from '../../use-cases/reschedule-visit.ts'

/** Customers move their own visits. */
export const rescheduleVisitRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listVisitCentresCall, listVisitCentresSchema),
    handler: async (request, reply) => {
      const { params, query } = request
      const visit = await readMovableVisit(deps, visitIn(request, params.id, query.line_id))
      if (!visit.ok) return sendRefusal(request, reply, visit)
      const centres = await listCentresForVisit(deps, visit.value, positionOf(query))
      return { data: centres.map(toBookingCentre(request.shopLocale, deps.clock.now(), request)) }
    },
  })

  app.route({
    ...routeOf(readVisitCentreCall, readVisitCentreSchema),
    handler: async (request, reply) => {
      const { params, query } = request
      const visit = await readMovableVisit(deps, visitIn(request, params.id, query.line_id))
      if (!visit.ok) return sendRefusal(request, reply, visit)
      const asked = { centreId: params.centre_id, position: positionOf(query) }
      const centre = await readCentreForVisit(deps, visit.value, asked)
      if (!centre.ok) return sendRefusal(request, reply, centre)
      return { data: toBookingCentre(request.shopLocale, deps.clock.now(), request)(centre.value) }
    },
  })

  app.route({
    ...routeOf(rescheduleVisitCall, rescheduleVisitSchema),
    handler: async (request, reply) => {
      const { params, body } = request
      const visit = visitIn(request, params.id, body.line_id)
      const moved = await rescheduleVisit(deps, { ...visit, slotId: body.slot_id })
      if (!moved.ok) return sendRefusal(request, reply, moved)
      return { data: { credited_amount: decimalFromBaisa(moved.value.creditBaisa) } }
    },
  })
}

/** An id that is none matches no order. */
function visitIn({ caller }: FastifyRequest, id: string, lineId: string): OwnVisit {
  const customerId = customerIdOf(caller)
  if (customerId === undefined) throw new Error('The route is for customers alone')
  const [publicId, linePublicId] = [readOpaqueKey('Order', id), readOpaqueKey('OrderLine', lineId)]
  return { customerId, publicId: publicId ?? unknownKey, linePublicId: linePublicId ?? unknownKey }
}

const unknownKey = '00000000-0000-0000-0000-000000000000'
