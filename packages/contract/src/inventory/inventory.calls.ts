import { defineCall } from '../client/rest-call.ts'
import type { checkProductStockSchema } from './inventory.rest.ts'
import type {
  createStockAlertSchema,
  listStockAlertsSchema,
  removeStockAlertSchema,
} from './stock-alerts.rest.ts'

export const checkProductStockCall = defineCall<typeof checkProductStockSchema>({
  method: 'POST',
  path: '/products/check-product-stock/',
  access: 'public',
})

/** Asked for again, it is the one that is there. */
export const createStockAlertCall = defineCall<typeof createStockAlertSchema>({
  method: 'POST',
  path: '/products/stock-alerts/',
  access: 'customer',
})

export const listStockAlertsCall = defineCall<typeof listStockAlertsSchema>({
  method: 'GET',
  path: '/products/stock-alerts/',
  access: 'customer',
})

export const removeStockAlertCall = defineCall<typeof removeStockAlertSchema>({
  method: 'DELETE',
  path: '/products/stock-alerts/:id/',
  access: 'customer',
  object: 'stock-alert',
})
