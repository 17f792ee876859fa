import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { bookedPlaceShape, bookedServiceShape } from './booking.rest.ts'
import { offeredSlotShape } from './soonest.rest.ts'

/** An hour that somebody waits for, with all that a booking needs once it is offered. */
export const waitedSlotShape = offeredSlotShape.omit({ distance_km: true }).extend({
  id: z.string(),
  /** `offered`: the hour is held for the customer until `offered_until`. */
  state: z.enum(['waiting', 'offered']),
  /** 1 is next; null once offered. */
  position: z.int().nullable(),
  offered_until: z.string().nullable(),
  product_id: idShape,
  service_type: bookedServiceShape,
  place: bookedPlaceShape,
})

export type RestWaitedSlot = z.infer<typeof waitedSlotShape>

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
}

export const waitForSlotSchema = {
  tags: ['booking'],
  body: z.object({
    slot_id: idShape,
    product_id: idShape,
    service_type: bookedServiceShape,
    place: bookedPlaceShape.default('center'),
  }),
  response: { 200: itemAnswer(waitedSlotShape), 201: itemAnswer(waitedSlotShape), ...refusals },
}

export const listWaitedSlotsSchema = {
  tags: ['booking'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(waitedSlotShape), ...refusals },
}

export const leaveWaitingListSchema = {
  tags: ['booking'],
  params: z.object({ id: z.string().max(128) }),
  response: { 200: z.null(), 204: z.null(), ...refusals },
}
