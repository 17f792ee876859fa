import { defineCall } from '../../client/rest-call.ts'
import type {
  activateServiceCentreSchema,
  centreOptionsSchema,
  createServiceCentreSchema,
  exportServiceCentresSchema,
  listCentreStaffSchema,
  listServiceCentresSchema,
  readServiceCentreSchema,
  updateServiceCentreSchema,
} from './service-centres.rest.ts'

const reads = { permission: 'centres.read' } as const
const writes = { permission: 'centres.write' } as const

/** The operator's centres, inactive ones included. */
export const listServiceCentresCall = defineCall<typeof listServiceCentresSchema>({
  method: 'GET',
  path: '/console/service-centres/',
  access: reads,
})

export const exportServiceCentresCall = defineCall<typeof exportServiceCentresSchema>({
  method: 'GET',
  path: '/console/service-centres/export/',
  access: reads,
})

/** What can be chosen for a centre: places, types, services. */
export const centreOptionsCall = defineCall<typeof centreOptionsSchema>({
  method: 'GET',
  path: '/console/service-centres/options/',
  access: reads,
})

export const readServiceCentreCall = defineCall<typeof readServiceCentreSchema>({
  method: 'GET',
  path: '/console/service-centres/:id/',
  access: reads,
  object: 'centre',
})

/** The staff members who work at the centre. */
export const listCentreStaffCall = defineCall<typeof listCentreStaffSchema>({
  method: 'GET',
  path: '/console/service-centres/:id/staff/',
  access: reads,
  object: 'centre',
})

/** By operators of every centre alone. The centre gets its warehouse, and is inactive until it is opened. */
export const createServiceCentreCall = defineCall<typeof createServiceCentreSchema>({
  method: 'POST',
  path: '/console/service-centres/',
  access: writes,
})

export const updateServiceCentreCall = defineCall<typeof updateServiceCentreSchema>({
  method: 'PUT',
  path: '/console/service-centres/:id/',
  access: writes,
  object: 'centre',
})

/** Opens a centre to the shop, or takes it out; one with bookings ahead stays. */
export const activateServiceCentreCall = defineCall<typeof activateServiceCentreSchema>({
  method: 'POST',
  path: '/console/service-centres/:id/active/',
  access: writes,
  object: 'centre',
})
