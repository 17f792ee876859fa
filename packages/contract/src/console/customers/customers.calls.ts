import { defineCall } from '../../client/rest-call.ts'
import type {
  blockCustomerSchema,
  exportCustomersSchema,
  listCustomersSchema,
  openCustomerSchema,
} from './customers.rest.ts'

/** All of them, or those who have booked at the operator's centres; what they have bought is sorted by some seconds late. */
export const listCustomersCall = defineCall<typeof listCustomersSchema>({
  method: 'GET',
  path: '/console/customers/',
  access: { permission: 'customers.read' },
})

/** With whole phone numbers, which the list does not show. */
export const exportCustomersCall = defineCall<typeof exportCustomersSchema>({
  method: 'GET',
  path: '/console/customers/export/',
  access: { permission: 'customers.export' },
})

export const openCustomerCall = defineCall<typeof openCustomerSchema>({
  method: 'GET',
  path: '/console/customers/:id/',
  access: { permission: 'customers.read' },
  object: 'customer',
})

/** Ends every session at once; the number signs in no more. Orders stay as they are. */
export const blockCustomerCall = defineCall<typeof blockCustomerSchema>({
  method: 'POST',
  path: '/console/customers/:id/block/',
  access: { permission: 'customers.block' },
  object: 'customer',
})

export const unblockCustomerCall = defineCall<typeof blockCustomerSchema>({
  method: 'POST',
  path: '/console/customers/:id/unblock/',
  access: { permission: 'customers.block' },
  object: 'customer',
})
