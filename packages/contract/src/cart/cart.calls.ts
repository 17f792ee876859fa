import { defineCall } from '../client/rest-call.ts'
import type { changeCartSchema } from './cart.rest.ts'

export const changeCartCall = defineCall<typeof changeCartSchema>({
  method: 'POST',
  path: '/sellers/card/',
  access: 'public',
  object: { 'cart_items.id': 'product' },
})
