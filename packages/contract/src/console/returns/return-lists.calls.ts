import { defineCall } from '../../client/rest-call.ts'
import type { exportReturnsSchema, listReturnsSchema } from './return-lists.rest.ts'

/** Returns at the operator's centres with the reason the customer has chosen. */
export const listReturnsCall = defineCall<typeof listReturnsSchema>({
  method: 'GET',
  path: '/console/returns/',
  access: { permission: 'refunds.read' },
})

export const exportReturnsCall = defineCall<typeof exportReturnsSchema>({
  method: 'GET',
  path: '/console/returns/export/',
  access: { permission: 'refunds.read' },
})
