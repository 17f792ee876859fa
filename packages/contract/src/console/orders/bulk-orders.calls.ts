import { defineCall } from '../../client/rest-call.ts'
import type { bulkCancelSchema, bulkOrdersSchema, bulkVisitsSchema } from './bulk-orders.rest.ts'

/** Confirms several orders. */
export const confirmOrdersCall = defineCall<typeof bulkOrdersSchema>({
  method: 'POST',
  path: '/console/orders/bulk/confirm/',
  access: { permission: 'orders.fulfil' },
  object: 'order',
})

/** Everything that is left of several orders was delivered or done. */
export const fulfilOrdersCall = defineCall<typeof bulkOrdersSchema>({
  method: 'POST',
  path: '/console/orders/bulk/fulfil/',
  access: { permission: 'orders.fulfil' },
  object: 'order',
})

/** The customers did not come to the visits of several orders that have begun. */
export const missVisitsCall = defineCall<typeof bulkVisitsSchema>({
  method: 'POST',
  path: '/console/orders/bulk/not-come/',
  access: { permission: 'orders.visit' },
  object: 'order',
})

/** Cancels several orders of which nothing was done. */
export const cancelOrdersCall = defineCall<typeof bulkCancelSchema>({
  method: 'POST',
  path: '/console/orders/bulk/cancel/',
  access: { permission: 'orders.cancel' },
  object: 'order',
})
