import { defineCall } from '../client/rest-call.ts'
import type { deliverVisitSchema, listDriverVisitsSchema } from './driver-visits.rest.ts'

/** The day's work of the driver's centre, as those see it who do it. */
export const listDriverVisitsCall = defineCall<typeof listDriverVisitsSchema>({
  method: 'GET',
  path: '/orders/driver-visits/',
  access: 'driver',
})

/** All of a visit at the driver's own centre was delivered or done. */
export const deliverVisitCall = defineCall<typeof deliverVisitSchema>({
  method: 'POST',
  path: '/orders/driver-visits/delivered/',
  access: 'driver',
  object: { line_id: 'order-line' },
})
