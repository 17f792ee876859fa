import { defineCall } from '../../client/rest-call.ts'
import type {
  exportDifferencesSchema,
  exportFailedPaymentsSchema,
  listDifferencesSchema,
  listFailedPaymentsSchema,
  searchPaymentsSchema,
} from './failed-payments.rest.ts'

/** Payments that failed on a day and whose checkout has become no order. */
export const listFailedPaymentsCall = defineCall<typeof listFailedPaymentsSchema>({
  method: 'GET',
  path: '/console/failed-payments/',
  access: { permission: 'orders.read' },
})

export const exportFailedPaymentsCall = defineCall<typeof exportFailedPaymentsSchema>({
  method: 'GET',
  path: '/console/failed-payments/export/',
  access: { permission: 'orders.read' },
})

/** Where a gateway and the shop differ; by itself the oldest day first, and the largest of a day. */
export const listDifferencesCall = defineCall<typeof listDifferencesSchema>({
  method: 'GET',
  path: '/console/differences/',
  access: { permission: 'reconciliation.read' },
})

export const exportDifferencesCall = defineCall<typeof exportDifferencesSchema>({
  method: 'GET',
  path: '/console/differences/export/',
  access: { permission: 'reconciliation.read' },
})

/** Payments of a gateway that a difference may be about, the newest first. */
export const searchPaymentsCall = defineCall<typeof searchPaymentsSchema>({
  method: 'GET',
  path: '/console/payments/',
  access: { permission: 'reconciliation.write' },
})
