import {
  leaveWaitingListCall,
  listWaitedSlotsCall,
  waitForSlotCall,
} from '@warsha/contract/booking/booking.calls.ts'
import {
  leaveWaitingListSchema,
  listWaitedSlotsSchema,
  type RestWaitedSlot,
  waitForSlotSchema,
} from '@warsha/contract/booking/waiting-list.rest.ts'
import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import {
  leaveWaitingList,
  listWaitedSlots,
  type WaitedCentreSlot,
  waitForSlot,
} from '../../use-cases/waiting-list.ts'
import { toOfferedSlot } from './slot-to-contract.ts'

const waitedSlotType = 'WaitedSlot'

/** The hours that a customer waits for; another customer's are not found. */
export const waitingListRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(waitForSlotCall, waitForSlotSchema),
    handler: async (request, reply) => {
      const { slot_id, product_id, service_type, place } = request.body
      const slotId = readKey('Slot', slot_id)
      const productId = readKey('Product', product_id)
      if (slotId === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'slot_id' }))
      if (productId === undefined)
        return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'product_id' }))
      const customerId = ownerOf(request)
      const waiter = { customerId, slotId, productId, serviceType: service_type, venue: place }
      const entry = await waitForSlot(deps, waiter)
      if (!entry.ok) return sendRefusal(request, reply, entry)
      return reply.code(201).send({ data: toWaitedSlot(request.shopLocale)(entry.value) })
    },
  })

  app.route({
    ...routeOf(listWaitedSlotsCall, listWaitedSlotsSchema),
    handler: async (request) => {
      const waited = await listWaitedSlots(deps, ownerOf(request))
      return pageOf(waited.map(toWaitedSlot(request.shopLocale)), request.query)
    },
  })

  app.route({
    ...routeOf(leaveWaitingListCall, leaveWaitingListSchema),
    handler: async (request, reply) => {
      const publicId = readOpaqueKey(waitedSlotType, request.params.id)
      const left =
        publicId === undefined
          ? refuse('NOT_FOUND', { field: 'id' })
          : await leaveWaitingList(deps, { customerId: ownerOf(request), publicId })
      return left.ok ? reply.code(204).send(null) : sendRefusal(request, reply, left)
    },
  })
}

function toWaitedSlot(locale: Locale) {
  return ({ centre, ...hour }: WaitedCentreSlot): RestWaitedSlot => {
    const supply = { stockType: centre.stockType, leadDays: 0 }
    const { distance_km: _unknown, ...offered } = toOfferedSlot(locale)({
      centre,
      supply,
      distanceKm: null,
      hour,
    })
    return {
      ...offered,
      id: toGlobalId(waitedSlotType, hour.publicId),
      state: hour.offeredUntil ? 'offered' : 'waiting',
      position: hour.position,
      offered_until: hour.offeredUntil?.toISOString() ?? null,
      product_id: toGlobalId('Product', hour.productId),
      service_type: hour.serviceType,
      place: hour.venue,
    }
  }
}

function ownerOf({ caller }: FastifyRequest): number {
  if (caller.kind !== 'customer') throw new Error('The route is for customers alone')
  return caller.customerId
}
