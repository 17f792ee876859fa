import { defineCall } from '../../client/rest-call.ts'
import type {
  exportOrdersSchema,
  listConsoleOrdersSchema,
  listSlotsForVisitSchema,
  listVisitsSchema,
} from './order-lists.rest.ts'

/** The orders of the operator's centres. */
export const listConsoleOrdersCall = defineCall<typeof listConsoleOrdersSchema>({
  method: 'GET',
  path: '/console/orders/',
  access: { permission: 'orders.read' },
})

export const exportOrdersCall = defineCall<typeof exportOrdersSchema>({
  method: 'GET',
  path: '/console/orders/export/',
  access: { permission: 'orders.read' },
})

/** Visits of a day, and their work. */
export const listVisitsCall = defineCall<typeof listVisitsSchema>({
  method: 'GET',
  path: '/console/visits/',
  access: { permission: 'orders.visit' },
})

/** The slots of a day that a visit may be moved to. */
export const listSlotsForVisitCall = defineCall<typeof listSlotsForVisitSchema>({
  method: 'GET',
  path: '/console/orders/:id/slots/',
  access: { permission: 'orders.move' },
  object: { id: 'order', line_id: 'order-line' },
})
