import { defineCall } from '../../client/rest-call.ts'
import type { readProductMediaSchema, replaceProductMediaSchema } from './product-media.rest.ts'

export const readProductMediaCall = defineCall<typeof readProductMediaSchema>({
  method: 'GET',
  path: '/console/products/:id/media/',
  access: { permission: 'catalogue.read' },
  object: 'product',
})

export const replaceProductMediaCall = defineCall<typeof replaceProductMediaSchema>({
  method: 'PUT',
  path: '/console/products/:id/media/',
  access: { permission: 'catalogue.write' },
  object: { id: 'product', 'media.id': 'picture', 'media.variant_ids': 'product' },
})
