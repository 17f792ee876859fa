import { readConsoleOrderCall } from '@warsha/contract/console/orders/console-order.calls.ts'
import { readConsoleOrderSchema } from '@warsha/contract/console/orders/console-order.rest.ts'
import { listSlotsForVisitCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import {
  listSlotsForVisitSchema,
  type RestSlotForVisit,
} from '@warsha/contract/console/orders/order-lists.rest.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listCentreNames, type VisitSlot } from '#modules/booking/index.ts'
import { listSlotsForVisit } from '../../use-cases/list-visit-slots.ts'
import { type OrderSources, openOrder } from '../../use-cases/open-order.ts'
import { lineKey, orderKey } from './order-commands.console.ts'
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

    app.route({
      ...routeOf(listSlotsForVisitCall, listSlotsForVisitSchema),
      handler: async (request, reply) => {
        const { line_id, day } = request.query
        const visit = { publicId: orderKey(request.params.id), linePublicId: lineKey(line_id), day }
        const listed = await listSlotsForVisit(deps, actorOf(request), visit)
        if (!listed.ok) return sendRefusal(request, reply, listed)
        return { data: listed.value.map(toSlotForVisit) }
      },
    })
  }

function toSlotForVisit({
  slotId,
  centreId,
  centre,
  startsAt,
  endsAt,
  feeBaisa,
}: VisitSlot): RestSlotForVisit {
  return {
    slot_id: slotId,
    centre: { id: centreId, name: { en: centre.nameEn, ar: centre.nameAr } },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    fee_baisa: feeBaisa,
  }
}
