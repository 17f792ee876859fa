import { defineCall } from '../client/rest-call.ts'
import type { listBillsSchema, readBillSchema } from './bills.rest.ts'

const own = ['customer', 'driver'] as const

/** Newest first. */
export const listBillsCall = defineCall<typeof listBillsSchema>({
  method: 'GET',
  path: '/service_center/user-bills/',
  access: own,
})

export const readBillCall = defineCall<typeof readBillSchema>({
  method: 'GET',
  path: '/service_center/bill-factor/',
  access: own,
  object: { code: 'bill' },
})
