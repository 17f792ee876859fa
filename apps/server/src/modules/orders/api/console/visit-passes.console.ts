import { readPassKeyCall, redeemPassCall } from '@warsha/contract/console/orders/visit-passes.calls.ts'
import {
  type RestRedeemedVisit,
  readPassKeySchema,
  redeemPassSchema,
} from '@warsha/contract/console/orders/visit-passes.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { actorOf, checkPermission } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type RedeemedVisit, redeemPass, redeemPassCommand } from '../../use-cases/redeem-pass.ts'
import { publicPassKey } from '../../use-cases/sign-pass.ts'

/** Passes at the desk of a centre. */
export const visitPassDeskRoutes: RestRoutes = (deps) => async (app) => {
  checkPermission(redeemPassCall, redeemPassCommand)
  const redeemRoute = routeOf(redeemPassCall, redeemPassSchema)
  app.route({
    ...redeemRoute,
    config: { ...redeemRoute.config, command: redeemPassCommand.action },
    handler: async (request, reply) => {
      const { key, reason, pass } = request.body
      const redeemed = await redeemPass(deps, actorOf(request), { key, reason, input: { pass } })
      if (!redeemed.ok) return sendRefusal(request, reply, redeemed)
      const { value } = redeemed
      if (value.kind !== 'done') throw new Error('Passes are redeemed without a second person')
      return { data: toRedeemed(value.result), change_id: value.changeId }
    },
  })

  app.route({
    ...routeOf(readPassKeyCall, readPassKeySchema),
    handler: async () => ({ data: { public_key: publicPassKey(deps.config) } }),
  })
}

function toRedeemed(visit: RedeemedVisit): RestRedeemedVisit {
  return {
    order_id: toGlobalId('Order', visit.orderPublicId),
    order_number: visit.number,
    revision: visit.revision,
    line_id: toGlobalId('OrderLine', visit.linePublicId),
    centre_id: visit.centreId,
    // The answer to a repeated command comes from storage, where a moment is text.
    appointment_at: new Date(visit.appointmentAt).toISOString(),
    arrived_at: new Date(visit.arrivedAt).toISOString(),
    work: visit.work.map(({ product, quantity }) => ({ product, quantity })),
    car: visit.car,
  }
}
