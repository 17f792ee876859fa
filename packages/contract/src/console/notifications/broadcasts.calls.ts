import { defineCall } from '../../client/rest-call.ts'
import type {
  broadcastSchema,
  cancelBroadcastSchema,
  countAudienceSchema,
  exportBroadcastsSchema,
  listBroadcastsSchema,
  notifyCustomerSchema,
} from './broadcasts.rest.ts'

/** Tells all, those in a city or one customer, at once or at a moment. */
export const broadcastCall = defineCall<typeof broadcastSchema>({
  method: 'POST',
  path: '/console/broadcasts/',
  access: { permission: 'notifications.broadcast' },
})

/** Tells one customer of the operator's centres, at once. */
export const notifyCustomerCall = defineCall<typeof notifyCustomerSchema>({
  method: 'POST',
  path: '/console/customers/:id/notify/',
  access: { permission: 'notifications.notify-customer' },
  object: 'customer',
})

/** As long as it was not sent. */
export const cancelBroadcastCall = defineCall<typeof cancelBroadcastSchema>({
  method: 'POST',
  path: '/console/broadcasts/:id/cancel/',
  access: { permission: 'notifications.broadcast' },
  object: 'broadcast',
})

/** How many customers somebody would tell. */
export const countAudienceCall = defineCall<typeof countAudienceSchema>({
  method: 'GET',
  path: '/console/broadcasts/audience/',
  access: { permission: 'notifications.broadcast' },
})

/** Messages, and how many saw each; who may tell single customers alone sees the own ones. */
export const listBroadcastsCall = defineCall<typeof listBroadcastsSchema>({
  method: 'GET',
  path: '/console/broadcasts/',
  access: { permission: ['notifications.broadcast', 'notifications.notify-customer'] },
})

export const exportBroadcastsCall = defineCall<typeof exportBroadcastsSchema>({
  method: 'GET',
  path: '/console/broadcasts/export/',
  access: { permission: ['notifications.broadcast', 'notifications.notify-customer'] },
})
