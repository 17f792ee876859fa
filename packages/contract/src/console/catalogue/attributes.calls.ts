import { defineCall } from '../../client/rest-call.ts'
import type {
  attributeUsesSchema,
  createAttributeSchema,
  deleteAttributeSchema,
  listAttributesSchema,
  orderAttributesSchema,
  readAttributeSchema,
  updateAttributeSchema,
} from './attributes.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const named = { id: 'attribute', 'values.id': 'attribute-value' } as const

export const listAttributesCall = defineCall<typeof listAttributesSchema>({
  method: 'GET',
  path: '/console/attributes/',
  access: reads,
})

export const readAttributeCall = defineCall<typeof readAttributeSchema>({
  method: 'GET',
  path: '/console/attributes/:id/',
  access: reads,
  object: 'attribute',
})

/** Records that refer to the attribute. */
export const attributeUsesCall = defineCall<typeof attributeUsesSchema>({
  method: 'GET',
  path: '/console/attributes/:id/uses/',
  access: reads,
  object: 'attribute',
})

export const createAttributeCall = defineCall<typeof createAttributeSchema>({
  method: 'POST',
  path: '/console/attributes/',
  access: writes,
  object: named,
})

export const updateAttributeCall = defineCall<typeof updateAttributeSchema>({
  method: 'PUT',
  path: '/console/attributes/:id/',
  access: writes,
  object: named,
})

/** One that nothing refers to. */
export const deleteAttributeCall = defineCall<typeof deleteAttributeSchema>({
  method: 'POST',
  path: '/console/attributes/:id/delete/',
  access: writes,
  object: 'attribute',
})

/** Puts all of them into an order; refused when another one came or went meanwhile. */
export const orderAttributesCall = defineCall<typeof orderAttributesSchema>({
  method: 'POST',
  path: '/console/attributes/order/',
  access: writes,
  object: 'attribute',
})
