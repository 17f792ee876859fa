import { defineCall } from '../../client/rest-call.ts'
import type {
  createProductTypeSchema,
  deleteProductTypeSchema,
  listProductTypesSchema,
  productTypeUsesSchema,
  readProductTypeSchema,
  updateProductTypeSchema,
} from './product-types.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

export const listProductTypesCall = defineCall<typeof listProductTypesSchema>({
  method: 'GET',
  path: '/console/product-types/',
  access: reads,
})

export const readProductTypeCall = defineCall<typeof readProductTypeSchema>({
  method: 'GET',
  path: '/console/product-types/:id/',
  access: reads,
  object: 'product-type',
})

/** Records that refer to the type. */
export const productTypeUsesCall = defineCall<typeof productTypeUsesSchema>({
  method: 'GET',
  path: '/console/product-types/:id/uses/',
  access: reads,
  object: 'product-type',
})

export const createProductTypeCall = defineCall<typeof createProductTypeSchema>({
  method: 'POST',
  path: '/console/product-types/',
  access: writes,
  object: 'product-type',
})

export const updateProductTypeCall = defineCall<typeof updateProductTypeSchema>({
  method: 'PUT',
  path: '/console/product-types/:id/',
  access: writes,
  object: 'product-type',
})

/** One that nothing refers to. */
export const deleteProductTypeCall = defineCall<typeof deleteProductTypeSchema>({
  method: 'POST',
  path: '/console/product-types/:id/delete/',
  access: writes,
  object: 'product-type',
})
