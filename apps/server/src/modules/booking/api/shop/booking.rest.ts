import {
  deliveryServiceCentersCall,
  productServiceTypesCall,
} from '@warsha/contract/booking/booking.calls.ts'
import {
  deliveryServiceCentersSchema,
  productServiceTypesSchema,
} from '@warsha/contract/booking/booking.rest.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listBookingCentres, readBookingCentre } from '../../use-cases/list-booking-centres.ts'
import { listFulfilmentOptions } from '../../use-cases/list-fulfilment-options.ts'
import { planCall, positionOf } from './booked-lines.ts'
import { toBookingCentre } from './booking-to-contract.ts'
import { optionText } from './option-text.ts'

export const bookingRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(productServiceTypesCall, productServiceTypesSchema),
    handler: async (request, reply) => {
      const { state_id, products } = request.body
      const planned = await planCall(deps, request, reply, { stateId: state_id, products })
      if (!planned) return reply
      const text = translatorFor(request.shopLocale)
      const data = planned.lines.map(async ({ key, product }) => ({
        product_id: products[Number(key)]?.product_id ?? product.id,
        service_types: (await listFulfilmentOptions(deps.models, product, planned.stateId)).map((option) => ({
          service_type: option.serviceType,
          place: option.venue,
          name: text(optionText(product, option)),
        })),
      }))
      return { data: await Promise.all(data) }
    },
  })

  app.route({
    ...routeOf(deliveryServiceCentersCall, deliveryServiceCentersSchema),
    handler: async (request, reply) => {
      const { state_id, service_type, place, service_center_id, ...body } = request.body
      const planned = await planCall(deps, request, reply, { stateId: state_id, products: [body] })
      if (!planned) return reply
      const { lines, stateId } = planned
      const asked = { stateId, serviceType: service_type, venue: place, position: positionOf(body) }
      const toContract = toBookingCentre(request.shopLocale, deps.clock.now(), request)
      if (service_center_id == null)
        return { data: (await listBookingCentres(deps, lines, asked)).map(toContract) }
      const centreId = readKey('ServiceCenter', service_center_id) ?? -1
      const centre = await readBookingCentre(deps, lines, { ...asked, centreId })
      return centre.ok ? { data: toContract(centre.value) } : sendRefusal(request, reply, centre)
    },
  })
}
