import { defineCall } from '../../client/rest-call.ts'
import type {
  adjustStockSchema,
  exportStockSchema,
  listStockSchema,
  listWarehousesSchema,
  setStockSchema,
} from './stock.rest.ts'

/** Of all warehouses, or of those of the operator's centres. */
export const listStockCall = defineCall<typeof listStockSchema>({
  method: 'GET',
  path: '/console/stock/',
  access: { permission: 'stock.read' },
})

export const exportStockCall = defineCall<typeof exportStockSchema>({
  method: 'GET',
  path: '/console/stock/export/',
  access: { permission: 'stock.read' },
})

/** Those whose stock the operator sees. */
export const listWarehousesCall = defineCall<typeof listWarehousesSchema>({
  method: 'GET',
  path: '/console/stock/warehouses/',
  access: { permission: 'stock.read' },
})

export const setStockCall = defineCall<typeof setStockSchema>({
  method: 'POST',
  path: '/console/stock/set/',
  access: { permission: 'stock.write' },
})

export const adjustStockCall = defineCall<typeof adjustStockSchema>({
  method: 'POST',
  path: '/console/stock/adjust/',
  access: { permission: 'stock.write' },
})
