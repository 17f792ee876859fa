import { defineCall } from '../../client/rest-call.ts'
import type { listReturnsSchema } from './return-lists.rest.ts'

/** Returns at the operator's centres, the newest first, with the reason the customer has chosen. */
export const listReturnsCall = defineCall<typeof listReturnsSchema>({
  method: 'GET',
  path: '/console/returns/',
  access: { permission: 'refunds.read' },
})
