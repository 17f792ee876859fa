import { defineCall } from '../client/rest-call.ts'
import type {
  deliveryServiceCentersSchema,
  listBookingCentresSchema,
  productServiceTypesSchema,
  readBookingCentreSchema,
} from './booking.rest.ts'
import type { centreServicesSchema, firstSlotsSchema, nextSlotsSchema } from './first-slots.rest.ts'
import type { soonestSchema, visitsSchema } from './soonest.rest.ts'
import type { leaveWaitingListSchema, listWaitedSlotsSchema, waitForSlotSchema } from './waiting-list.rest.ts'

export const productServiceTypesCall = defineCall<typeof productServiceTypesSchema>({
  method: 'POST',
  path: '/products/product-service-types/',
  access: 'public',
})

const centres = {
  method: 'POST',
  path: '/service_center/delivery-service-centers/',
  access: 'public',
} as const

export const deliveryServiceCentersCall = defineCall<typeof deliveryServiceCentersSchema>(centres)

/** The centres that can do it, with the first free hour of each. */
export const listBookingCentresCall = defineCall<typeof listBookingCentresSchema>(centres)

/** One centre with its days, shifts and hours. */
export const readBookingCentreCall = defineCall<typeof readBookingCentreSchema>(centres)

export const soonestCall = defineCall<typeof soonestSchema>({
  method: 'POST',
  path: '/service_center/soonest/',
  access: 'public',
})

/** For a list of products: the first hour of each, in one call. */
export const firstSlotsCall = defineCall<typeof firstSlotsSchema>({
  method: 'POST',
  path: '/service_center/first-slots/',
  access: 'public',
})

export const nextSlotsCall = defineCall<typeof nextSlotsSchema>({
  method: 'GET',
  path: '/service_center/next-slots/',
  access: 'public',
})

export const centreServicesCall = defineCall<typeof centreServicesSchema>({
  method: 'GET',
  path: '/service_center/services/',
  access: 'public',
})

export const visitsCall = defineCall<typeof visitsSchema>({
  method: 'POST',
  path: '/service_center/visits/',
  access: 'public',
  object: { 'lines.line_id': 'cart-line' },
})

export const waitForSlotCall = defineCall<typeof waitForSlotSchema>({
  method: 'POST',
  path: '/service_center/waiting-list/',
  access: 'customer',
})

export const listWaitedSlotsCall = defineCall<typeof listWaitedSlotsSchema>({
  method: 'GET',
  path: '/service_center/waiting-list/',
  access: 'customer',
})

export const leaveWaitingListCall = defineCall<typeof leaveWaitingListSchema>({
  method: 'DELETE',
  path: '/service_center/waiting-list/:id/',
  access: 'customer',
  object: 'waited-slot',
})
