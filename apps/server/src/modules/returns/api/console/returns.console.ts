import { listReturnsCall } from '@warsha/contract/console/returns/return-lists.calls.ts'
import {
  listReturnsSchema,
  type RestListedReturn,
} from '@warsha/contract/console/returns/return-lists.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { type ListedReturn, listReturns } from '../../use-cases/list-returns.ts'

/** Lists of returns for operators. */
export const returnListRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listReturnsCall, listReturnsSchema),
    handler: async (request, reply) => {
      const { after, limit, state, centre, question, order_number, requested_from, requested_to } =
        request.query
      const beforeId = after === undefined ? undefined : readIdPosition(after)
      if (after !== undefined && beforeId === undefined)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const filter = {
        state,
        centreId: centre,
        questionId: question,
        orderNumber: order_number,
        requestedFrom: requested_from,
        requestedTo: requested_to,
      }
      const found = await listReturns(deps, actorOf(request), { filter, beforeId, limit })
      return keysetPage(found.returns, { ...found, limit }, { positionOf: ({ id }) => [id], write: toReturn })
    },
  })
}

function toReturn(returned: ListedReturn): RestListedReturn {
  const { questionId, answer, appointmentAt, completedAt } = returned
  return {
    id: toGlobalId('Return', returned.publicId),
    order_id: toGlobalId('Order', returned.orderPublicId),
    order_number: returned.orderNumber,
    line_id: toGlobalId('OrderLine', returned.linePublicId),
    product: returned.productName,
    centre_id: returned.centreId,
    appointment_at: appointmentAt?.toISOString() ?? null,
    quantity: returned.quantity,
    refund_baisa: returned.refundBaisa,
    gift_card_baisa: returned.giftCardBaisa,
    answer: questionId !== null && answer ? { id: questionId, title: answer } : null,
    state: returned.state,
    requested_at: returned.requestedAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
  }
}
