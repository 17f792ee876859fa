import { defineCall } from '../../client/rest-call.ts'
import type {
  centreTypeUsesSchema,
  createCentreTypeSchema,
  deleteCentreTypeSchema,
  listCentreTypesSchema,
  readCentreTypeSchema,
  updateCentreTypeSchema,
} from './centre-types.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

/** All of them, in the order of display. */
export const listCentreTypesCall = defineCall<typeof listCentreTypesSchema>({
  method: 'GET',
  path: '/console/centre-types/',
  access: reads,
})

export const readCentreTypeCall = defineCall<typeof readCentreTypeSchema>({
  method: 'GET',
  path: '/console/centre-types/:id/',
  access: reads,
  object: 'centre-type',
})

/** Records that refer to it. */
export const centreTypeUsesCall = defineCall<typeof centreTypeUsesSchema>({
  method: 'GET',
  path: '/console/centre-types/:id/uses/',
  access: reads,
  object: 'centre-type',
})

export const createCentreTypeCall = defineCall<typeof createCentreTypeSchema>({
  method: 'POST',
  path: '/console/centre-types/',
  access: writes,
  object: 'centre-type',
})

export const updateCentreTypeCall = defineCall<typeof updateCentreTypeSchema>({
  method: 'PUT',
  path: '/console/centre-types/:id/',
  access: writes,
  object: 'centre-type',
})

/** One that no centre has. */
export const deleteCentreTypeCall = defineCall<typeof deleteCentreTypeSchema>({
  method: 'POST',
  path: '/console/centre-types/:id/delete/',
  access: writes,
  object: 'centre-type',
})
