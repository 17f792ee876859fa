import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  addCarCall,
  changeCarCall,
  listSavedCarsCall,
  removeCarCall,
} from '@warsha/contract/vehicles/vehicles.calls.ts'
import {
  addCarSchema,
  changeCarSchema,
  listSavedCarsSchema,
  type RestSavedCar,
  removeCarSchema,
} from '@warsha/contract/vehicles/vehicles.rest.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { listSavedCars } from '../../use-cases/list-saved-cars.ts'
import { addCar, changeCar, hasCar, removeCar, type SavedCar } from '../../use-cases/save-car.ts'
import { toCar } from './to-contract.ts'

type CarBody = { car_id?: string | number | undefined; year?: number | undefined } | null | undefined

/** The customer's own cars. Another customer's car looks like one that does not exist, whatever else is wrong. */
export const customerCarRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listSavedCarsCall, listSavedCarsSchema),
    handler: async (request) => {
      const cars = await listSavedCars(deps, ownerOf(request))
      return pageOf(cars.map(toSavedCar(request)), request.query)
    },
  })

  app.route({
    ...routeOf(addCarCall, addCarSchema),
    handler: async (request, reply) => {
      const key = readCar(request.body)
      if (!key.ok) return sendRefusal(request, reply, key)
      const added = await addCar(deps, ownerOf(request), key.value)
      if (!added.ok) return sendRefusal(request, reply, added)
      return reply.code(201).send({ data: toSavedCar(request)(added.value) })
    },
  })

  app.route({
    ...routeOf(changeCarCall, changeCarSchema),
    handler: async (request, reply) => {
      const owned = ownedCar(request, request.params.id)
      if (!owned || !(await hasCar(deps, owned))) return sendRefusal(request, reply, refuse('NOT_FOUND'))
      const key = readCar(request.body)
      if (!key.ok) return sendRefusal(request, reply, key)
      const changed = await changeCar(deps, owned, key.value)
      if (!changed.ok) return sendRefusal(request, reply, changed)
      return { data: toSavedCar(request)(changed.value) }
    },
  })

  app.route({
    ...routeOf(removeCarCall, removeCarSchema),
    handler: async (request, reply) => {
      const owned = ownedCar(request, request.params.id)
      const removed = owned ? await removeCar(deps, owned) : refuse('NOT_FOUND')
      return removed.ok ? reply.code(204).send(null) : sendRefusal(request, reply, removed)
    },
  })
}

const publicType = 'UserCar'

function toSavedCar({ shopLocale }: FastifyRequest) {
  const write = toCar(shopLocale)
  return ({ publicId, ...car }: SavedCar): RestSavedCar => ({
    id: toGlobalId(publicType, publicId),
    ...write(car),
  })
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}

function ownedCar(request: FastifyRequest, id: string) {
  const publicId = readOpaqueKey(publicType, id)
  return publicId === undefined ? undefined : { customerId: ownerOf(request), publicId }
}

function readCar(body: CarBody) {
  if (body?.car_id === undefined) return refuse('REQUIRED', { field: 'car_id' })
  if (body.year === undefined) return refuse('REQUIRED', { field: 'year' })
  const carId = readKey('Car', body.car_id)
  if (carId === undefined) return refuse('CAR_UNKNOWN', { field: 'car_id' })
  return { ok: true as const, value: { carId, year: body.year } }
}
