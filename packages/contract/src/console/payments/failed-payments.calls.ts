import { defineCall } from '../../client/rest-call.ts'
import type { listDifferencesSchema, listFailedPaymentsSchema } from './failed-payments.rest.ts'

/** Payments that failed on a day and whose checkout has become no order. */
export const listFailedPaymentsCall = defineCall<typeof listFailedPaymentsSchema>({
  method: 'GET',
  path: '/console/failed-payments/',
  access: { permission: 'orders.read' },
})

/** Where a gateway and the shop differ: the oldest day first, and the largest of a day. */
export const listDifferencesCall = defineCall<typeof listDifferencesSchema>({
  method: 'GET',
  path: '/console/differences/',
  access: { permission: 'reconciliation.read' },
})
