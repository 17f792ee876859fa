import { defineCall } from '../../client/rest-call.ts'
import type {
  completeVisitSchema,
  confirmOrderSchema,
  fulfilOrderSchema,
  moveVisitSchema,
  noteOrderSchema,
  visitSchema,
} from './order-commands.rest.ts'

/** Where orders wait for an operator before they count as booked. */
export const confirmOrderCall = defineCall<typeof confirmOrderSchema>({
  method: 'POST',
  path: '/console/orders/:id/confirm/',
  access: { permission: 'orders.fulfil' },
  object: 'order',
})

/** Units of lines were delivered or done. */
export const fulfilOrderCall = defineCall<typeof fulfilOrderSchema>({
  method: 'POST',
  path: '/console/orders/:id/fulfil/',
  access: { permission: 'orders.fulfil' },
  object: { id: 'order', 'lines.id': 'order-line' },
})

/** The customer is there. */
export const recordArrivalCall = defineCall<typeof visitSchema>({
  method: 'POST',
  path: '/console/orders/:id/arrived/',
  access: { permission: 'orders.visit' },
  object: { id: 'order', line_id: 'order-line' },
})

/** Everything of a visit was done. */
export const completeVisitCall = defineCall<typeof completeVisitSchema>({
  method: 'POST',
  path: '/console/orders/:id/came/',
  access: { permission: 'orders.visit' },
  object: { id: 'order', line_id: 'order-line' },
})

/** The customer did not come to a visit. */
export const missVisitCall = defineCall<typeof visitSchema>({
  method: 'POST',
  path: '/console/orders/:id/not-come/',
  access: { permission: 'orders.visit' },
  object: { id: 'order', line_id: 'order-line' },
})

/** Moves a visit to another slot, of the same centre or of another that does the work. */
export const moveVisitCall = defineCall<typeof moveVisitSchema>({
  method: 'POST',
  path: '/console/orders/:id/move/',
  access: { permission: 'orders.move' },
  object: { id: 'order', line_id: 'order-line' },
})

/** Written by operators for each other. */
export const noteOrderCall = defineCall<typeof noteOrderSchema>({
  method: 'POST',
  path: '/console/orders/:id/notes/',
  access: { permission: 'orders.note' },
  object: 'order',
})
