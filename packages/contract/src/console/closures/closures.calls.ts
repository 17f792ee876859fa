import { defineCall } from '../../client/rest-call.ts'
import type {
  acceptCaseSchema,
  closeCentreSchema,
  exportCasesSchema,
  exportClosuresSchema,
  listCasesSchema,
  listClosuresSchema,
  previewClosingSchema,
  readClosureSchema,
  refundCaseSchema,
  reopenClosureSchema,
} from './closures.rest.ts'

/** The bookings, customers and money that closing a centre would touch. Nothing changes. */
export const previewClosingCall = defineCall<typeof previewClosingSchema>({
  method: 'GET',
  path: '/console/service-centres/:id/closing/',
  access: { permission: 'centres.read' },
  object: 'centre',
})

/** Closes a centre for a time; every order with a visit there gets alternatives or its money. */
export const closeCentreCall = defineCall<typeof closeCentreSchema>({
  method: 'POST',
  path: '/console/service-centres/:id/closures/',
  access: { permission: 'centres.close' },
  object: 'centre',
})

/** Closures of the operator's centres. */
export const listClosuresCall = defineCall<typeof listClosuresSchema>({
  method: 'GET',
  path: '/console/closures/',
  access: { permission: 'centres.read' },
})

export const exportClosuresCall = defineCall<typeof exportClosuresSchema>({
  method: 'GET',
  path: '/console/closures/export/',
  access: { permission: 'centres.read' },
})

export const readClosureCall = defineCall<typeof readClosureSchema>({
  method: 'GET',
  path: '/console/closures/:id/',
  access: { permission: 'centres.read' },
  object: 'closure',
})

/** Its orders, by themselves by the hour of their visits; with phones for those who may read customers. */
export const listCasesCall = defineCall<typeof listCasesSchema>({
  method: 'GET',
  path: '/console/closures/:id/cases/',
  access: { permission: 'centres.read' },
  object: 'closure',
})

/** The same as a file; phones are masked for those who may not take customers along. */
export const exportCasesCall = defineCall<typeof exportCasesSchema>({
  method: 'GET',
  path: '/console/closures/:id/cases/export/',
  access: { permission: 'centres.read' },
  object: 'closure',
})

/** Visits that are not decided take place after all. */
export const reopenClosureCall = defineCall<typeof reopenClosureSchema>({
  method: 'POST',
  path: '/console/closures/:id/reopen/',
  access: { permission: 'centres.close' },
  object: 'closure',
})

/** Accepts an offered slot for a customer, on the phone. */
export const acceptCaseCall = defineCall<typeof acceptCaseSchema>({
  method: 'POST',
  path: '/console/closure-cases/:id/accept/',
  access: { permission: 'orders.move' },
  object: { id: 'closure-case', offer_id: 'closure-offer' },
})

/** Gives a customer the money back, who wants no other slot. */
export const refundCaseCall = defineCall<typeof refundCaseSchema>({
  method: 'POST',
  path: '/console/closure-cases/:id/refund/',
  access: { permission: 'orders.cancel' },
  object: 'closure-case',
})
