import { defineCall } from '../client/rest-call.ts'
import type { listServicesSchema } from './logbook.rest.ts'

/** What was done on the customer's cars, the newest first. */
export const listServicesCall = defineCall<typeof listServicesSchema>({
  method: 'GET',
  path: '/cars/logbook/',
  access: ['customer', 'driver'],
})
