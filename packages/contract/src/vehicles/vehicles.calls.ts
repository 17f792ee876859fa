import { defineCall } from '../client/rest-call.ts'
import type {
  addCarSchema,
  changeCarSchema,
  listBrandsSchema,
  listCarModelsSchema,
  listSavedCarsSchema,
  readCarSchema,
  removeCarSchema,
} from './vehicles.rest.ts'

export const listBrandsCall = defineCall<typeof listBrandsSchema>({
  method: 'GET',
  path: '/cars/load_cars_brand/',
  access: 'public',
})

export const listCarModelsCall = defineCall<typeof listCarModelsSchema>({
  method: 'GET',
  path: '/cars/load_cars/',
  access: 'public',
})

/** One model in one year, and what it takes. */
export const readCarCall = defineCall<typeof readCarSchema>({
  method: 'GET',
  path: '/cars/car-detail/',
  access: 'public',
})

const own = ['customer', 'driver'] as const

export const listSavedCarsCall = defineCall<typeof listSavedCarsSchema>({
  method: 'GET',
  path: '/cars/user-car/',
  access: own,
})

export const addCarCall = defineCall<typeof addCarSchema>({
  method: 'POST',
  path: '/cars/user-car/',
  access: own,
})

export const changeCarCall = defineCall<typeof changeCarSchema>({
  method: 'PUT',
  path: '/cars/user-car/:id/',
  access: own,
  object: 'car',
})

export const removeCarCall = defineCall<typeof removeCarSchema>({
  method: 'DELETE',
  path: '/cars/user-car/:id/',
  access: own,
  object: 'car',
})
