import {
  listCentresOfServiceCall,
  listCentresOfTypeCall,
  listCentreTypesCall,
  listReviewsCall,
  listServiceTypesCall,
  readCentreCall,
} from '@warsha/contract/booking/service-centres.calls.ts'
import {
  listCentresOfServiceSchema,
  listCentresOfTypeSchema,
  listCentreTypesSchema,
  listReviewsSchema,
  listServiceTypesSchema,
  readCentreSchema,
} from '@warsha/contract/booking/service-centres.rest.ts'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf, paginationOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import {
  findCentre,
  listCentresOfService,
  listCentresOfType,
  listCentreTypes,
  listServiceTypes,
} from '../../use-cases/list-centres.ts'
import { listComments } from '../../use-cases/list-comments.ts'
import { toCentreReview, toCentreType, toServiceCentre, toServiceType } from './to-contract.ts'

type PlaceQuery = { city_id?: number | undefined; state_id?: number | undefined }

export const serviceCentreRoutes: RestRoutes =
  ({ db, models, clock }) =>
  async (app) => {
    const placeOf = async ({ cookies, shopLocale }: FastifyRequest, { state_id, city_id }: PlaceQuery) =>
      state_id ?? city_id ?? (await findStorePlace(models, cookies[placeCookie], shopLocale)).stateId

    app.route({
      ...routeOf(listCentresOfTypeCall, listCentresOfTypeSchema),
      handler: async (request) => {
        const { query, shopLocale } = request
        const stateId = await placeOf(request, query)
        const centres = await listCentresOfType(models, { stateId, typeId: query.type_id })
        return pageOf(centres.map(toServiceCentre(shopLocale, clock.now(), request)), query)
      },
    })

    app.route({
      ...routeOf(listCentreTypesCall, listCentreTypesSchema),
      handler: async (request) => {
        const { query, shopLocale } = request
        const types = await listCentreTypes(models, await placeOf(request, query))
        return pageOf(types.map(toCentreType(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(readCentreCall, readCentreSchema),
      handler: async (request, reply) => {
        const centre = await findCentre(models, request.query.service_center_id)
        if (!centre.ok) return sendRefusal(request, reply, centre)
        return { data: toServiceCentre(request.shopLocale, clock.now(), request)(centre.value) }
      },
    })

    app.route({
      ...routeOf(listReviewsCall, listReviewsSchema),
      handler: async (request, reply) => {
        const { service_center_id: centreId, ...page } = request.query
        const found = await listComments({ db, models }, { centreId, ...page })
        if (!found.ok) return sendRefusal(request, reply, found)
        const { comments, total } = found.value
        return { data: comments.map(toCentreReview), pagination: paginationOf(total, page) }
      },
    })

    app.route({
      ...routeOf(listServiceTypesCall, listServiceTypesSchema),
      handler: async (request) => {
        const { query, shopLocale } = request
        const types = await listServiceTypes(models, await placeOf(request, query))
        return pageOf(types.map(toServiceType(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(listCentresOfServiceCall, listCentresOfServiceSchema),
      handler: async (request, reply) => {
        const { query, shopLocale } = request
        const stateId = await placeOf(request, query)
        const found = await listCentresOfService(models, { stateId, serviceTypeId: query.service_type })
        if (!found.ok) return sendRefusal(request, reply, found)
        const { serviceType, centres } = found.value
        return {
          ...pageOf(centres.map(toServiceCentre(shopLocale, clock.now(), request)), query),
          service_type: toServiceType(shopLocale)({ ...serviceType, centres: centres.length }),
        }
      },
    })
  }
