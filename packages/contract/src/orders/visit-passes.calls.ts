import { defineCall } from '../client/rest-call.ts'
import type { listVisitPassesSchema } from './visit-passes.rest.ts'

/** Passes of an order's visits. One is issued when it is first asked for. */
export const listVisitPassesCall = defineCall<typeof listVisitPassesSchema>({
  method: 'GET',
  path: '/orders/user-orders/:id/passes/',
  access: ['customer', 'driver'],
  object: 'order',
})
