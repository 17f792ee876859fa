import { defineCall } from '../../client/rest-call.ts'
import type {
  createBrandSchema,
  createModelSchema,
  listConsoleBrandsSchema,
  listConsoleModelsSchema,
  readBrandSchema,
  readModelSchema,
  removeBrandSchema,
  removeModelSchema,
  updateBrandSchema,
  updateModelSchema,
} from './cars.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

export const listConsoleBrandsCall = defineCall<typeof listConsoleBrandsSchema>({
  method: 'GET',
  path: '/console/cars/brands/',
  access: reads,
})

export const readBrandCall = defineCall<typeof readBrandSchema>({
  method: 'GET',
  path: '/console/cars/brands/:id/',
  access: reads,
  object: 'car-brand',
})

export const createBrandCall = defineCall<typeof createBrandSchema>({
  method: 'POST',
  path: '/console/cars/brands/',
  access: writes,
})

export const updateBrandCall = defineCall<typeof updateBrandSchema>({
  method: 'PUT',
  path: '/console/cars/brands/:id/',
  access: writes,
  object: 'car-brand',
})

/** Refused while it has models. */
export const removeBrandCall = defineCall<typeof removeBrandSchema>({
  method: 'POST',
  path: '/console/cars/brands/:id/remove/',
  access: writes,
  object: 'car-brand',
})

export const listConsoleModelsCall = defineCall<typeof listConsoleModelsSchema>({
  method: 'GET',
  path: '/console/cars/models/',
  access: reads,
})

export const readModelCall = defineCall<typeof readModelSchema>({
  method: 'GET',
  path: '/console/cars/models/:id/',
  access: reads,
  object: 'car-model',
})

export const createModelCall = defineCall<typeof createModelSchema>({
  method: 'POST',
  path: '/console/cars/models/',
  access: writes,
})

/** With all of its fitments: no two of them may be about the same year. */
export const updateModelCall = defineCall<typeof updateModelSchema>({
  method: 'PUT',
  path: '/console/cars/models/:id/',
  access: writes,
  object: 'car-model',
})

/** Refused while a customer has saved it or a visit was made with it. */
export const removeModelCall = defineCall<typeof removeModelSchema>({
  method: 'POST',
  path: '/console/cars/models/:id/remove/',
  access: writes,
  object: 'car-model',
})
