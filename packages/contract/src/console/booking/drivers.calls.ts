import { defineCall } from '../../client/rest-call.ts'
import type {
  driverCodeSchema,
  exportDriversSchema,
  listDriversSchema,
  moveDriverSchema,
  registerDriverSchema,
  removeDriverSchema,
} from './drivers.rest.ts'

const access = { permission: 'drivers.write' } as const

/** Of the operator's centres. */
export const listDriversCall = defineCall<typeof listDriversSchema>({
  method: 'GET',
  path: '/console/drivers/',
  access,
})

/** The same as a file; phones stay masked in it. */
export const exportDriversCall = defineCall<typeof exportDriversSchema>({
  method: 'GET',
  path: '/console/drivers/export/',
  access,
})

/** Makes a phone number a driver's of a centre, and sends it the driver code. */
export const registerDriverCall = defineCall<typeof registerDriverSchema>({
  method: 'POST',
  path: '/console/drivers/',
  access,
})

/** To another centre of the operator. */
export const moveDriverCall = defineCall<typeof moveDriverSchema>({
  method: 'POST',
  path: '/console/drivers/:id/move/',
  access,
  object: 'driver',
})

/** Sends a new driver code; the old one ends. */
export const renewDriverCodeCall = defineCall<typeof driverCodeSchema>({
  method: 'POST',
  path: '/console/drivers/:id/code/',
  access,
  object: 'driver',
})

/** The number is a customer's alone again; sessions as a driver end. */
export const removeDriverCall = defineCall<typeof removeDriverSchema>({
  method: 'POST',
  path: '/console/drivers/:id/remove/',
  access,
  object: 'driver',
})
