import { defineCall } from '../../client/rest-call.ts'
import type {
  createPageAttributeSchema,
  deletePageAttributeSchema,
  listPageAttributesSchema,
  pageAttributeUsesSchema,
  readPageAttributeSchema,
  updatePageAttributeSchema,
} from './page-attributes.rest.ts'

const reads = { permission: 'content.read' } as const
const writes = { permission: 'content.write' } as const

/** Attributes that types of pages can have, in their order. */
export const listPageAttributesCall = defineCall<typeof listPageAttributesSchema>({
  method: 'GET',
  path: '/console/page-attributes/',
  access: reads,
})

export const readPageAttributeCall = defineCall<typeof readPageAttributeSchema>({
  method: 'GET',
  path: '/console/page-attributes/:id/',
  access: reads,
  object: 'attribute',
})

export const pageAttributeUsesCall = defineCall<typeof pageAttributeUsesSchema>({
  method: 'GET',
  path: '/console/page-attributes/:id/uses/',
  access: reads,
  object: 'attribute',
})

export const createPageAttributeCall = defineCall<typeof createPageAttributeSchema>({
  method: 'POST',
  path: '/console/page-attributes/',
  access: writes,
})

export const updatePageAttributeCall = defineCall<typeof updatePageAttributeSchema>({
  method: 'PUT',
  path: '/console/page-attributes/:id/',
  access: writes,
  object: 'attribute',
})

export const deletePageAttributeCall = defineCall<typeof deletePageAttributeSchema>({
  method: 'POST',
  path: '/console/page-attributes/:id/delete/',
  access: writes,
  object: 'attribute',
})
