import { listBrandsCall, listCarModelsCall, readCarCall } from '@warsha/contract/vehicles/vehicles.calls.ts'
import {
  listBrandsSchema,
  listCarModelsSchema,
  readCarSchema,
} from '@warsha/contract/vehicles/vehicles.rest.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { findCar } from '../../use-cases/find-car.ts'
import { listBrands, listCarModels } from '../../use-cases/list-cars.ts'
import { toBrand, toCar, toCarModel } from './to-contract.ts'

/** The cars there are, for everybody. */
export const carRoutes: RestRoutes = (deps) => async (app) => {
  const { models } = deps

  app.route({
    ...routeOf(listBrandsCall, listBrandsSchema),
    handler: async ({ query, shopLocale }) => {
      const brands = await listBrands(models, query.type)
      return pageOf(brands.map(toBrand(shopLocale)), query)
    },
  })

  app.route({
    ...routeOf(listCarModelsCall, listCarModelsSchema),
    handler: async ({ query, shopLocale }) => {
      const found = await listCarModels(models, { brandId: query.brand_id, type: query.type })
      return pageOf(found.map(toCarModel(shopLocale)), query)
    },
  })

  app.route({
    ...routeOf(readCarCall, readCarSchema),
    handler: async (request, reply) => {
      const { car_id: carId, year } = request.query
      const car = await findCar(deps, { carId, year })
      return car.ok ? { data: toCar(request.shopLocale)(car.value) } : sendRefusal(request, reply, car)
    },
  })
}
