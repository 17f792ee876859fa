import { defineCall } from '../../client/rest-call.ts'
import type { closeBillSchema, issueBillSchema, listCustomerBillsSchema } from './bills.rest.ts'

/** Bills of a customer from the operator's centres, the newest first. */
export const listCustomerBillsCall = defineCall<typeof listCustomerBillsSchema>({
  method: 'GET',
  path: '/console/customers/:id/bills/',
  access: { permission: 'customers.read' },
  object: 'customer',
})

/** Charges a customer of the centre, who reads the bill in the account at once. */
export const issueBillCall = defineCall<typeof issueBillSchema>({
  method: 'POST',
  path: '/console/customers/:id/bills/',
  access: { permission: 'centres.write' },
  object: { id: 'customer', centre_id: 'centre' },
})

/** Says that an unpaid bill was paid at the counter, or takes it back. */
export const closeBillCall = defineCall<typeof closeBillSchema>({
  method: 'POST',
  path: '/console/bills/:id/close/',
  access: { permission: 'centres.write' },
  object: 'bill',
})
