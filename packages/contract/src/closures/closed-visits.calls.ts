import { defineCall } from '../client/rest-call.ts'
import type {
  acceptByTokenSchema,
  acceptClosedVisitSchema,
  listClosedVisitsSchema,
  readClosedVisitSchema,
  refundByTokenSchema,
  refundClosedVisitSchema,
} from './closed-visits.rest.ts'

const own = ['customer', 'driver'] as const

/** The closed visit for the holder of a token, signed in or not. The token works until the visit is decided. */
export const readClosedVisitCall = defineCall<typeof readClosedVisitSchema>({
  method: 'GET',
  path: '/closed-visits/',
  access: 'public',
})

/** Moves the visit to an offered slot. */
export const acceptByTokenCall = defineCall<typeof acceptByTokenSchema>({
  method: 'POST',
  path: '/closed-visits/accept/',
  access: 'public',
  object: { offer_id: 'closure-offer' },
})

/** Gives the money back, to the gift card and the wallet that have it. */
export const refundByTokenCall = defineCall<typeof refundByTokenSchema>({
  method: 'POST',
  path: '/closed-visits/refund/',
  access: 'public',
})

/** The customer's closed visits that wait for an answer. */
export const listClosedVisitsCall = defineCall<typeof listClosedVisitsSchema>({
  method: 'GET',
  path: '/orders/closed-visits/',
  access: own,
})

export const acceptClosedVisitCall = defineCall<typeof acceptClosedVisitSchema>({
  method: 'POST',
  path: '/orders/closed-visits/:id/accept/',
  access: own,
  object: { id: 'closure-case', offer_id: 'closure-offer' },
})

export const refundClosedVisitCall = defineCall<typeof refundClosedVisitSchema>({
  method: 'POST',
  path: '/orders/closed-visits/:id/refund/',
  access: own,
  object: 'closure-case',
})
