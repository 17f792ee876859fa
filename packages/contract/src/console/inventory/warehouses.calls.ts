import { defineCall } from '../../client/rest-call.ts'
import type {
  createWarehouseSchema,
  deleteWarehouseSchema,
  listEditedWarehousesSchema,
  readWarehouseSchema,
  updateWarehouseSchema,
  warehouseUsesSchema,
} from './warehouses.rest.ts'

const reads = { permission: 'stock.read' } as const
const writes = { permission: 'settings.write' } as const

/** Closed ones included; of roles of a centre those of their centres. */
export const listEditedWarehousesCall = defineCall<typeof listEditedWarehousesSchema>({
  method: 'GET',
  path: '/console/warehouses/',
  access: reads,
})

export const readWarehouseCall = defineCall<typeof readWarehouseSchema>({
  method: 'GET',
  path: '/console/warehouses/:id/',
  access: reads,
  object: 'warehouse',
})

/** Records that refer to it. */
export const warehouseUsesCall = defineCall<typeof warehouseUsesSchema>({
  method: 'GET',
  path: '/console/warehouses/:id/uses/',
  access: reads,
  object: 'warehouse',
})

export const createWarehouseCall = defineCall<typeof createWarehouseSchema>({
  method: 'POST',
  path: '/console/warehouses/',
  access: writes,
  object: 'warehouse',
})

export const updateWarehouseCall = defineCall<typeof updateWarehouseSchema>({
  method: 'PUT',
  path: '/console/warehouses/:id/',
  access: writes,
  object: 'warehouse',
})

/** One that nothing refers to; by operators of every centre alone. */
export const deleteWarehouseCall = defineCall<typeof deleteWarehouseSchema>({
  method: 'POST',
  path: '/console/warehouses/:id/delete/',
  access: writes,
  object: 'warehouse',
})
