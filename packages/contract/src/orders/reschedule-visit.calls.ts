import { defineCall } from '../client/rest-call.ts'
import type { rescheduleVisitSchema } from './reschedule-visit.rest.ts'

/** Moves a visit of the customer's own order to another slot. Repeating it changes nothing. */
export const rescheduleVisitCall = defineCall<typeof rescheduleVisitSchema>({
  method: 'POST',
  path: '/orders/user-orders/:id/reschedule/',
  access: ['customer'],
  object: { id: 'order', line_id: 'order-line', slot_id: 'bookable-slot' },
})
