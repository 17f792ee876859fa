import { defineCall } from '../../client/rest-call.ts'
import type { previewProductSchema } from './product-preview.rest.ts'

export const previewProductCall = defineCall<typeof previewProductSchema>({
  method: 'GET',
  path: '/console/products/:id/preview/',
  access: { permission: 'catalogue.read' },
  object: 'product',
})
