import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { rescheduleVisitCall } from '@warsha/contract/orders/reschedule-visit.calls.ts'
import { rescheduleVisitSchema } from '@warsha/contract/orders/reschedule-visit.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { rescheduleVisit } from '../../use-cases/reschedule-visit.ts'

/** Customers move their own visits. */
export const rescheduleVisitRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(rescheduleVisitCall, rescheduleVisitSchema),
    handler: async (request, reply) => {
      const customerId = customerIdOf(request.caller)
      if (customerId === undefined) throw new Error('The route is for customers alone')
      const { line_id, slot_id: slotId } = request.body
      const publicId = readOpaqueKey('Order', request.params.id)
      if (!publicId) return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'id' }))
      const linePublicId = readOpaqueKey('OrderLine', line_id)
      if (!linePublicId) return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'line_id' }))
      const moved = await rescheduleVisit(deps, { customerId, publicId, linePublicId, slotId })
      if (!moved.ok) return sendRefusal(request, reply, moved)
      return { data: { credited_amount: decimalFromBaisa(moved.value.creditBaisa) } }
    },
  })
}
