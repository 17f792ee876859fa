import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  createStockAlertCall,
  listStockAlertsCall,
  removeStockAlertCall,
} from '@warsha/contract/inventory/inventory.calls.ts'
import {
  createStockAlertSchema,
  listStockAlertsSchema,
  type RestStockAlert,
  removeStockAlertSchema,
} from '@warsha/contract/inventory/stock-alerts.rest.ts'
import type { FastifyRequest } from 'fastify'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import {
  createStockAlert,
  listStockAlerts,
  removeStockAlert,
  type StockAlert,
} from '../../use-cases/stock-alerts.ts'

const stockAlertType = 'StockAlert'

/** The variants that a customer waits for; another customer's are not found. */
export const stockAlertRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(createStockAlertCall, createStockAlertSchema),
    handler: async (request, reply) => {
      const { state_id, product_id, variant_id } = request.body
      const place = { id: state_id, cookie: request.cookies[placeCookie] }
      const stateId = await findPlaceOfCall(deps.models, place)
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
      const productId = readKey('Product', product_id)
      const variantId = readKey('ProductVariant', variant_id)
      if (productId === undefined || variantId === undefined)
        return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'variant_id' }))
      const customerId = ownerOf(request)
      const wanted = { customerId, channel: request.shopChannel, stateId, productId, variantId }
      const alert = await createStockAlert(deps, wanted)
      if (!alert.ok) return sendRefusal(request, reply, alert)
      return reply.code(201).send({ data: toStockAlert(alert.value) })
    },
  })

  app.route({
    ...routeOf(listStockAlertsCall, listStockAlertsSchema),
    handler: async (request) => {
      const alerts = await listStockAlerts(deps, ownerOf(request))
      return pageOf(alerts.map(toStockAlert), request.query)
    },
  })

  app.route({
    ...routeOf(removeStockAlertCall, removeStockAlertSchema),
    handler: async (request, reply) => {
      const publicId = readOpaqueKey(stockAlertType, request.params.id)
      const removed =
        publicId === undefined
          ? refuse('NOT_FOUND', { field: 'id' })
          : await removeStockAlert(deps, { customerId: ownerOf(request), publicId })
      return removed.ok ? reply.code(204).send(null) : sendRefusal(request, reply, removed)
    },
  })
}

function toStockAlert({ publicId, productId, variantId }: StockAlert): RestStockAlert {
  return {
    id: toGlobalId(stockAlertType, publicId),
    product_id: toGlobalId('Product', productId),
    variant_id: toGlobalId('ProductVariant', variantId),
  }
}

function ownerOf({ caller }: FastifyRequest): number {
  if (caller.kind !== 'customer') throw new Error('The route is for customers alone')
  return caller.customerId
}
