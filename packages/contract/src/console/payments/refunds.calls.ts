import { defineCall } from '../../client/rest-call.ts'
import type {
  cancelOrderSchema,
  exportRefundsSchema,
  listRefundsSchema,
  readRefundsOfOrderSchema,
  refundOrderSchema,
  retryRefundSchema,
} from './refunds.rest.ts'

/** Cancels a whole order of which nothing was done: money, stock, slots and the use of its code come back. */
export const cancelOrderCall = defineCall<typeof cancelOrderSchema>({
  method: 'POST',
  path: '/console/orders/:id/cancel/',
  access: { permission: 'orders.cancel' },
  object: 'order',
})

/** Gives back what was paid for an order, whole or in part; above the limit a second person approves (202). */
export const refundOrderCall = defineCall<typeof refundOrderSchema>({
  method: 'POST',
  path: '/console/orders/:id/refunds/',
  access: { permission: 'orders.refund' },
  object: { id: 'order', 'lines.id': 'order-line' },
})

/** Payments and refunds of an order, and the version that a refund names. */
export const readRefundsOfOrderCall = defineCall<typeof readRefundsOfOrderSchema>({
  method: 'GET',
  path: '/console/orders/:id/refunds/',
  access: { permission: 'refunds.read' },
  object: 'order',
})

/** Refunds of the own centres' orders. */
export const listRefundsCall = defineCall<typeof listRefundsSchema>({
  method: 'GET',
  path: '/console/refunds/',
  access: { permission: 'refunds.read' },
})

export const exportRefundsCall = defineCall<typeof exportRefundsSchema>({
  method: 'GET',
  path: '/console/refunds/export/',
  access: { permission: 'refunds.read' },
})

/** Sends a refund that has failed to its gateway once more. */
export const retryRefundCall = defineCall<typeof retryRefundSchema>({
  method: 'POST',
  path: '/console/refunds/:id/retry/',
  access: { permission: 'orders.refund' },
  object: 'refund',
})
