import { defineCall } from '../../client/rest-call.ts'
import type { listIntervalsSchema, removeIntervalSchema, setIntervalSchema } from './intervals.rest.ts'

/** How long work of each category lasts. */
export const listIntervalsCall = defineCall<typeof listIntervalsSchema>({
  method: 'GET',
  path: '/console/service-intervals/',
  access: { permission: 'catalogue.read' },
})

/** Sets the interval of a category; refused when it is not the one that the operator saw. */
export const setIntervalCall = defineCall<typeof setIntervalSchema>({
  method: 'PUT',
  path: '/console/service-intervals/:id/',
  access: { permission: 'catalogue.write' },
  object: 'category',
})

export const removeIntervalCall = defineCall<typeof removeIntervalSchema>({
  method: 'POST',
  path: '/console/service-intervals/:id/remove/',
  access: { permission: 'catalogue.write' },
  object: 'category',
})
