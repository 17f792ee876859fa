import { defineCall } from '../../client/rest-call.ts'
import type {
  createProductSchema,
  exportProductsSchema,
  listProductsSchema,
  productOptionsSchema,
  publishProductSchema,
  readProductSchema,
  updateProductSchema,
  withdrawProductSchema,
} from './products.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

/** Everything that is sold or prepared for it, the newest first. */
export const listProductsCall = defineCall<typeof listProductsSchema>({
  method: 'GET',
  path: '/console/products/',
  access: reads,
})

export const exportProductsCall = defineCall<typeof exportProductsSchema>({
  method: 'GET',
  path: '/console/products/export/',
  access: reads,
})

/** Categories, types, attributes, places and channels that a product can have. */
export const productOptionsCall = defineCall<typeof productOptionsSchema>({
  method: 'GET',
  path: '/console/products/options/',
  access: reads,
})

export const readProductCall = defineCall<typeof readProductSchema>({
  method: 'GET',
  path: '/console/products/:id/',
  access: reads,
  object: 'product',
})

/** A draft: without variants, prices and a channel. */
export const createProductCall = defineCall<typeof createProductSchema>({
  method: 'POST',
  path: '/console/products/',
  access: writes,
  object: { type_id: 'product-type' },
})

/** Changes the fields that are sent; the others stay. */
export const updateProductCall = defineCall<typeof updateProductSchema>({
  method: 'PUT',
  path: '/console/products/:id/',
  access: writes,
  object: {
    id: 'product',
    state_ids: 'place',
    value_ids: 'attribute-value',
    'numbers.attribute_id': 'attribute',
    'attribute_texts.attribute_id': 'attribute',
    'attribute_files.attribute_id': 'attribute',
    'variants.id': 'product',
    'variants.value_ids': 'attribute-value',
  },
})

/** Shows the product in channels, now or from a moment on. */
export const publishProductCall = defineCall<typeof publishProductSchema>({
  method: 'POST',
  path: '/console/products/:id/publish/',
  access: writes,
  object: 'product',
})

/** Takes the product out of channels at once. */
export const withdrawProductCall = defineCall<typeof withdrawProductSchema>({
  method: 'POST',
  path: '/console/products/:id/withdraw/',
  access: writes,
  object: 'product',
})
