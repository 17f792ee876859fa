import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { checkProductStockCall } from '@warsha/contract/inventory/inventory.calls.ts'
import { checkProductStockSchema } from '@warsha/contract/inventory/inventory.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import { checkStockAnyhow } from '../../use-cases/check-stock.ts'
import { readVariantKey } from './read-variant-key.ts'
import { stockMessages } from './stock-messages.ts'

export const inventoryRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(checkProductStockCall, checkProductStockSchema),
    handler: async (request, reply) => {
      const { state_id, products } = request.body
      const stateId = await findPlaceOfCall(deps.models, {
        id: state_id,
        cookie: request.cookies[placeCookie],
      })
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
      // Two variants of a product are two lines under one id, so a line is known by its position.
      const lines = products.map(({ product_id, variant_id, quantity }, at) => ({
        key: String(at),
        productId: readKey('Product', product_id),
        variantId: readVariantKey(variant_id),
        quantity,
      }))
      const asked = { channel: request.shopChannel, stateId, lines }
      const { lines: checked, isStale } = await checkStockAnyhow(deps, asked)
      const mark = isStale && { is_stale: true as const }
      const found = new Map(checked.map((line) => [line.key, line]))
      const answered = products.map(({ product_id, variant_id }, at) => {
        const { problem = null, freeUnits = 0 } = found.get(String(at)) ?? {}
        return { product_id, ...(variant_id != null && { variant_id }), problem, freeUnits }
      })
      const failed = answered.flatMap(({ product_id, problem, freeUnits }) =>
        problem ? { id: String(product_id), problem, freeUnits } : [],
      )
      if (failed.length > 0)
        return reply.code(400).send({
          errors: stockMessages(failed, request.shopLocale),
          products: answered.map(({ problem, freeUnits, ...named }) => ({
            ...named,
            available: problem === null,
            quantity_available: freeUnits,
            code: problem,
          })),
          ...mark,
        })
      return {
        data: {
          products: answered.map(({ problem: _none, freeUnits, ...named }) => ({
            ...named,
            available: true as const,
            quantity_available: freeUnits,
          })),
          ...mark,
        },
      }
    },
  })
}
