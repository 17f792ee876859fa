import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { listServicesCall } from '@warsha/contract/logbook/logbook.calls.ts'
import { listServicesSchema, type RestCarService } from '@warsha/contract/logbook/logbook.rest.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { type ListedService, listServices } from '../../use-cases/list-services.ts'

/** The logbooks of the customer's own cars. */
export const logbookRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listServicesCall, listServicesSchema),
    handler: async (request, reply) => {
      const customerId = customerIdOf(request.caller)
      if (customerId === undefined) throw new Error('The route is for customers alone')
      reply.header('Cache-Control', 'no-store')
      const services = await listServices(deps, customerId)
      return { data: services.map((service) => toRestService(service, request.shopLocale)) }
    },
  })
}

function toRestService(service: ListedService, locale: 'en' | 'ar'): RestCarService {
  return {
    id: toGlobalId('CarService', service.publicId),
    car_id: service.modelId,
    year: service.year,
    product_id: toGlobalId('Product', service.productId),
    variant_id: toGlobalId('ProductVariant', service.variantId),
    work: service.productName[locale],
    centre: service.centreName[locale],
    done_on: service.doneOn,
    kilometres: service.kilometres,
    due_on: service.dueOn,
    due_kilometres: service.dueKilometres,
    is_due: service.isDue,
  }
}
