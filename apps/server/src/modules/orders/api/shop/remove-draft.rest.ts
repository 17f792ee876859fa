import { removeDraftCall } from '@warsha/contract/orders/orders.calls.ts'
import { removeDraftSchema } from '@warsha/contract/orders/remove-draft.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { removeDraft } from '../../use-cases/remove-draft.ts'

/** Another customer's draft is not found. */
export const removeDraftRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(removeDraftCall, removeDraftSchema),
    handler: async (request, reply) => {
      const customerId = customerIdOf(request.caller)
      if (customerId === undefined) throw new Error('The route is for customers alone')
      const publicId = readOpaqueKey('Order', request.params.id)
      const removed =
        publicId === undefined ? refuse('NOT_FOUND') : await removeDraft(deps, { publicId, customerId })
      return removed.ok ? reply.code(204).send(null) : sendRefusal(request, reply, removed)
    },
  })
}
