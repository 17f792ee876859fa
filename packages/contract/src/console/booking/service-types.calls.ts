import { defineCall } from '../../client/rest-call.ts'
import type {
  createServiceTypeSchema,
  deleteServiceTypeSchema,
  listServiceTypesSchema,
  readServiceTypeSchema,
  serviceTypeUsesSchema,
  updateServiceTypeSchema,
} from './service-types.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

/** All of them, in the order of display. */
export const listServiceTypesCall = defineCall<typeof listServiceTypesSchema>({
  method: 'GET',
  path: '/console/service-types/',
  access: reads,
})

export const readServiceTypeCall = defineCall<typeof readServiceTypeSchema>({
  method: 'GET',
  path: '/console/service-types/:id/',
  access: reads,
  object: 'service-type',
})

/** Records that refer to it. */
export const serviceTypeUsesCall = defineCall<typeof serviceTypeUsesSchema>({
  method: 'GET',
  path: '/console/service-types/:id/uses/',
  access: reads,
  object: 'service-type',
})

export const createServiceTypeCall = defineCall<typeof createServiceTypeSchema>({
  method: 'POST',
  path: '/console/service-types/',
  access: writes,
  object: { id: 'service-type', category_ids: 'category' },
})

export const updateServiceTypeCall = defineCall<typeof updateServiceTypeSchema>({
  method: 'PUT',
  path: '/console/service-types/:id/',
  access: writes,
  object: { id: 'service-type', category_ids: 'category' },
})

/** One that no centre offers. */
export const deleteServiceTypeCall = defineCall<typeof deleteServiceTypeSchema>({
  method: 'POST',
  path: '/console/service-types/:id/delete/',
  access: writes,
  object: 'service-type',
})
