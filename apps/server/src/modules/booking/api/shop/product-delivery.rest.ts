import { listDeliveriesCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import { listDeliveriesSchema, type RestDelivery } from '@warsha/contract/catalogue/catalogue.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { openRestShop } from '#modules/catalogue/api/shop/index.ts'
import { isShown, isSoldIn, workKindOf } from '#modules/catalogue/index.ts'
import { listFulfilmentOptions } from '../../use-cases/list-fulfilment-options.ts'
import { optionText } from './option-text.ts'

/** How a product can be had in a place: the same options, in the same words, as a booking offers. */
export const productDeliveryRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listDeliveriesCall, listDeliveriesSchema),
    handler: async (request) => {
      const { query } = request
      const options = await listOptions(request)
      return pageOf(
        options.filter(({ service_type }) => !query.type || service_type === query.type),
        query,
      )
    },
  })

  async function listOptions(
    request: FastifyRequest & { query: (typeof listDeliveriesSchema)['querystring']['_zod']['output'] },
  ): Promise<RestDelivery[]> {
    const shop = await openRestShop(deps, request, request.query)
    const { seller_product_id: id } = request.query
    await shop?.cache?.ensure({ ids: [id] })
    const product = shop?.catalogue.productsById.get(id)
    if (!shop || !product || !isSoldIn(product, shop.stateId)) return []
    if (!isShown(product, shop.channel, shop.nowMs)) return []
    const t = translatorFor(shop.locale)
    const options = await listFulfilmentOptions(deps.models, product, shop.stateId)
    return options.map((option) => ({
      service_type: option.serviceType,
      place: option.venue,
      kind: workKindOf(product),
      name: t(optionText(product, option)),
    }))
  }
}
