import { defineCall } from '../client/rest-call.ts'
import type {
  listVisitCentresSchema,
  readVisitCentreSchema,
  rescheduleVisitSchema,
} from './reschedule-visit.rest.ts'

/** Moves a visit of the customer's own order to another slot. Repeating it changes nothing. */
export const rescheduleVisitCall = defineCall<typeof rescheduleVisitSchema>({
  method: 'POST',
  path: '/orders/user-orders/:id/reschedule/',
  access: ['customer'],
  object: { id: 'order', line_id: 'order-line', slot_id: 'bookable-slot' },
})

/** Centres to which a visit may move, with their earliest hours. */
export const listVisitCentresCall = defineCall<typeof listVisitCentresSchema>({
  method: 'GET',
  path: '/orders/user-orders/:id/centres/',
  access: ['customer'],
  object: { id: 'order', line_id: 'order-line' },
})

/** One of them with its free hours. */
export const readVisitCentreCall = defineCall<typeof readVisitCentreSchema>({
  method: 'GET',
  path: '/orders/user-orders/:id/centres/:centre_id/',
  access: ['customer'],
  object: { id: 'order', line_id: 'order-line', centre_id: 'centre' },
})
