import { centreServicesCall, firstSlotsCall, nextSlotsCall } from '@warsha/contract/booking/booking.calls.ts'
import {
  centreServicesSchema,
  firstSlotsSchema,
  nextSlotsSchema,
} from '@warsha/contract/booking/first-slots.rest.ts'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readVariantKey } from '#modules/inventory/api/shop/index.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import { createFirstSlotCache, findFirstSlots, listNextSlots } from '../../use-cases/find-first-slots.ts'
import { listCentreServices } from '../../use-cases/list-centre-services.ts'
import { positionOf } from './booked-lines.ts'
import { toKm } from './booking-to-contract.ts'
import { toOfferedSlot } from './slot-to-contract.ts'

export const firstSlotRoutes: RestRoutes = (deps) => async (app) => {
  const slots = createFirstSlotCache(deps.clock)

  app.route({
    ...routeOf(firstSlotsCall, firstSlotsSchema),
    handler: async (request, reply) => {
      const { state_id, products, service_center_id: centreId } = request.body
      const stateId = await findPlaceOfCall(deps.models, {
        id: state_id,
        cookie: request.cookies[placeCookie],
      })
      if (stateId === undefined) {
        return sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
      }
      const lines = products.map(({ product_id, variant_id }, at) => ({
        key: String(at),
        productId: readKey('Product', product_id),
        variantId: readVariantKey(variant_id),
        quantity: 1,
      }))
      const asked = { channel: request.shopChannel, stateId, lines, centreId }
      const found = await findFirstSlots({ ...deps, slots }, asked)
      const toSlot = toOfferedSlot(request.shopLocale)
      return {
        data: products.map(({ product_id, variant_id = null }, at) => {
          const slot = found[at]
          return { product_id, variant_id, slot: slot ? toSlot(slot) : null }
        }),
      }
    },
  })

  app.route({
    ...routeOf(nextSlotsCall, nextSlotsSchema),
    handler: async (request, reply) => {
      const { state_id, ...query } = request.query
      const place = { id: state_id, cookie: request.cookies[placeCookie] }
      const stateId = await findPlaceOfCall(deps.models, place)
      if (stateId === undefined) {
        return sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
      }
      const next = await listNextSlots({ ...deps, slots }, { stateId, position: positionOf(query) })
      return {
        data: next.map((each) => ({
          service_center_id: each.centreId,
          starts_at: each.startsAt?.toISOString() ?? null,
          distance_km: toKm(each.distanceKm),
          has_services: each.hasServices,
        })),
      }
    },
  })

  app.route({
    ...routeOf(centreServicesCall, centreServicesSchema),
    handler: async (request, reply) => {
      const found = await listCentreServices(deps, {
        channel: request.shopChannel,
        centreId: request.query.service_center_id,
      })
      if (!found.ok) return sendRefusal(request, reply, found)
      return { data: found.value.map(({ id }) => ({ product_id: toGlobalId('Product', id) })) }
    },
  })
}
