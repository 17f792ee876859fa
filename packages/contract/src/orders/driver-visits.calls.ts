import { defineCall } from '../client/rest-call.ts'
import type { listDriverVisitsSchema } from './driver-visits.rest.ts'

/** The day's work of the driver's centre, as those see it who do it. */
export const listDriverVisitsCall = defineCall<typeof listDriverVisitsSchema>({
  method: 'GET',
  path: '/orders/driver-visits/',
  access: 'driver',
})
