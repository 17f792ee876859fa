import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  listOrdersCall,
  listSurchargesCall,
  orderSummaryCall,
  requiredFieldsCall,
} from '@warsha/contract/orders/orders.calls.ts'
import {
  listOrdersSchema,
  listSurchargesSchema,
  orderSummarySchema,
  requiredFieldsSchema,
} from '@warsha/contract/orders/orders.rest.ts'
import type { FastifyRequest } from 'fastify'
import { paginationOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readLines } from '#modules/checkout/api/shop/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import { countOrdersOf, listOrderPage, readOrder } from '../../use-cases/list-orders.ts'
import { listRequiredFields } from '../../use-cases/list-required-fields.ts'
import { summariseOrder } from '../../use-cases/summarise-order.ts'
import { inCartTerms } from './in-cart-terms.ts'
import { readCartItems } from './read-cart-items.ts'
import { toRestOrder, toRestSummary, toRestSurcharges } from './to-rest-order.ts'

export const orderRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listOrdersCall, listOrdersSchema),
    handler: async (request, reply) => {
      const customerId = ownerOf(request)
      const { id, page, limit } = request.query
      if (id !== undefined) {
        const node = parseGlobalId(id)
        const publicId = node?.type === 'Order' && node.key.includes('-') ? node.key.toLowerCase() : undefined
        const order = publicId && (await readOrder(deps, { publicId, customerId }))
        if (!order) return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'id' }))
        return { data: toRestOrder(order, request.shopLocale) }
      }
      const { orders, total } = await request.readDatabase(async (db) => ({
        orders: await listOrderPage({ db }, customerId, { offset: (page - 1) * limit, limit }),
        total: await countOrdersOf({ db }, customerId),
      }))
      return {
        data: orders.map((order) => toRestOrder(order, request.shopLocale)),
        pagination: paginationOf(total, request.query),
      }
    },
  })

  app.route({
    ...routeOf(orderSummaryCall, orderSummarySchema),
    handler: async (request, reply) => {
      const { city_id, use_credit, discount_code, cart_items } = request.body
      const stateId = await findPlaceOfCall(deps.models, {
        id: city_id,
        cookie: request.cookies[placeCookie],
      })
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
      const channel = request.shopChannel
      const lines = readLines(await readCartItems(deps.models, channel, cart_items))
      if (!lines.ok) return sendRefusal(request, reply, lines)
      const customerId = customerIdOf(request.caller)
      const codeTry = { promoCode: discount_code ?? '', customerId, address: request.callerAddress }
      const wanted = { channel, stateId, lines: lines.value, ...codeTry }
      const summary = await summariseOrder(deps, wanted, use_credit ? customerId : undefined)
      if (!summary.ok) return sendRefusal(request, reply, inCartTerms(summary, request.shopLocale))
      const { amounts, quantity, taxAmount, surcharges } = summary.value
      const listed = toRestSurcharges(surcharges, request.shopLocale)
      return { data: toRestSummary(amounts, { quantity, tax: taxAmount, surcharges: listed }) }
    },
  })

  app.route({
    ...routeOf(listSurchargesCall, listSurchargesSchema),
    handler: async (request, reply) => {
      const { city_id, cart_items } = request.body
      const stateId = await findPlaceOfCall(deps.models, {
        id: city_id,
        cookie: request.cookies[placeCookie],
      })
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
      const channel = request.shopChannel
      const lines = readLines(await readCartItems(deps.models, channel, cart_items))
      const none = { surcharges: [], tax_amount: 0 }
      if (!lines.ok) return { data: none }
      const noCode = { promoCode: '', customerId: undefined, address: request.callerAddress }
      const summary = await summariseOrder(
        deps,
        { channel, stateId, lines: lines.value, ...noCode },
        undefined,
      )
      if (!summary.ok) return { data: none }
      const { surcharges, taxAmount } = summary.value
      return { data: { surcharges: toRestSurcharges(surcharges, request.shopLocale), tax_amount: taxAmount } }
    },
  })

  app.route({
    ...routeOf(requiredFieldsCall, requiredFieldsSchema),
    handler: async ({ body }) => ({ data: await listRequiredFields(deps, body.cart_items.length) }),
  })
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}
