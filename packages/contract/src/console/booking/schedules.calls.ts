import { defineCall } from '../../client/rest-call.ts'
import type {
  addCentreHolidaySchema,
  addCountryHolidaySchema,
  readScheduleSchema,
  removeHolidaySchema,
  replaceWeekSchema,
  setExceptionSchema,
} from './schedules.rest.ts'

const access = { permission: 'centres.write' } as const

/** Week, exceptions, holidays and the capacity of three weeks. */
export const readScheduleCall = defineCall<typeof readScheduleSchema>({
  method: 'GET',
  path: '/console/service-centres/:id/schedule/',
  access: { permission: 'centres.read' },
  object: 'centre',
})

/** All shifts of a centre with their weekdays; what is left out is worked no more. */
export const replaceWeekCall = defineCall<typeof replaceWeekSchema>({
  method: 'PUT',
  path: '/console/service-centres/:id/week/',
  access,
  object: 'centre',
})

/** The shifts of one date. */
export const setExceptionCall = defineCall<typeof setExceptionSchema>({
  method: 'PUT',
  path: '/console/service-centres/:id/exceptions/',
  access,
  object: 'centre',
})

export const addCentreHolidayCall = defineCall<typeof addCentreHolidaySchema>({
  method: 'POST',
  path: '/console/service-centres/:id/holidays/',
  access,
  object: 'centre',
})

/** By operators of every centre alone. */
export const addCountryHolidayCall = defineCall<typeof addCountryHolidaySchema>({
  method: 'POST',
  path: '/console/holidays/',
  access,
})

/** The hours of the day come back at once. */
export const removeHolidayCall = defineCall<typeof removeHolidaySchema>({
  method: 'POST',
  path: '/console/holidays/:id/remove/',
  access,
  object: 'holiday',
})
