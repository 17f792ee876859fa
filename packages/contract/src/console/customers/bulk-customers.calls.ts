import { defineCall } from '../../client/rest-call.ts'
import type { bulkBlockSchema, bulkNotifySchema } from './bulk-customers.rest.ts'

/** Ends every session of several customers at once; their numbers sign in no more. */
export const blockCustomersCall = defineCall<typeof bulkBlockSchema>({
  method: 'POST',
  path: '/console/customers/bulk/block/',
  access: { permission: 'customers.block' },
  object: 'customer',
})

/** The numbers of several customers may sign in again. */
export const unblockCustomersCall = defineCall<typeof bulkBlockSchema>({
  method: 'POST',
  path: '/console/customers/bulk/unblock/',
  access: { permission: 'customers.block' },
  object: 'customer',
})

/** Tells several customers of the operator's centres the same, at once. */
export const notifyCustomersCall = defineCall<typeof bulkNotifySchema>({
  method: 'POST',
  path: '/console/customers/bulk/notify/',
  access: { permission: 'notifications.notify-customer' },
  object: 'customer',
})
