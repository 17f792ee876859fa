import { defineCall } from '../../client/rest-call.ts'
import type { listConsoleOrdersSchema, listVisitsSchema } from './order-lists.rest.ts'

/** The orders of the operator's centres. */
export const listConsoleOrdersCall = defineCall<typeof listConsoleOrdersSchema>({
  method: 'GET',
  path: '/console/orders/',
  access: { permission: 'orders.read' },
})

/** Who is expected on a day, and for what. */
export const listVisitsCall = defineCall<typeof listVisitsSchema>({
  method: 'GET',
  path: '/console/visits/',
  access: { permission: 'orders.visit' },
})
