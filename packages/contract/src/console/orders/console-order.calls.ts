import { defineCall } from '../../client/rest-call.ts'
import type { readConsoleOrderSchema } from './console-order.rest.ts'

/** An order of the operator's centres, whole. */
export const readConsoleOrderCall = defineCall<typeof readConsoleOrderSchema>({
  method: 'GET',
  path: '/console/orders/:id/',
  access: { permission: 'orders.read' },
  object: 'order',
})
