import { defineCall } from '../client/rest-call.ts'
import type { checkProductStockSchema } from './inventory.rest.ts'

export const checkProductStockCall = defineCall<typeof checkProductStockSchema>({
  method: 'POST',
  path: '/products/check-product-stock/',
  access: 'public',
})
