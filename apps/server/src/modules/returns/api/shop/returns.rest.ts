import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  listReturnableCall,
  requestReturnCall,
  returnSummaryCall,
  verifyReturnCall,
} from '@warsha/contract/returns/returns.calls.ts'
import {
  listReturnableSchema,
  requestReturnSchema,
  returnSummarySchema,
  verifyReturnSchema,
} from '@warsha/contract/returns/returns.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { FastifyRequest } from 'fastify'
import { createRequestContext } from '#http/request-context.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { clientOf, customerIdOf } from '#modules/identity/api/shop/index.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import type { ReturnRequest } from '../../rules/return-request.ts'
import { findReturnable, listReturnable } from '../../use-cases/list-returnable.ts'
import { requestReturn } from '../../use-cases/request-return.ts'
import { summariseReturn } from '../../use-cases/summarise-return.ts'
import { verifyReturn } from '../../use-cases/verify-return.ts'
import { returnedSurcharges, toRestAmounts, toRestReturn, toRestReturnable } from './to-rest-return.ts'

export const returnRoutes: RestRoutes = (deps) => async (app) => {
  const answerOf = async (request: ReturnRequest, { shopLocale }: FastifyRequest) =>
    toRestReturn(request, await readSoldOrder(deps.db, request.orderId), shopLocale)

  app.route({
    ...routeOf(listReturnableCall, listReturnableSchema),
    handler: async (request, reply) => {
      const customerId = ownerOf(request)
      const { id } = request.query
      if (id === undefined) {
        const { data, pagination } = pageOf(await listReturnable(deps, customerId), request.query)
        return { data: data.map((each) => toRestReturnable(each, request.shopLocale)), pagination }
      }
      const found = await findReturnable(deps, { linePublicId: keyIn('OrderLine', id), customerId })
      if (!found) return sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'id' }))
      return { data: toRestReturnable(found, request.shopLocale) }
    },
  })

  app.route({
    ...routeOf(returnSummaryCall, returnSummarySchema),
    handler: async (request, reply) => {
      const { id, quantity } = request.body
      const wanted = { linePublicId: keyIn('OrderLine', id), customerId: ownerOf(request), quantity }
      const summary = await summariseReturn(deps, wanted)
      if (!summary.ok) return sendRefusal(request, reply, summary)
      const { order, plan, giftCard } = summary.value
      const surcharges = returnedSurcharges(order, plan.surcharges, request.shopLocale)
      return { data: toRestAmounts(plan.amounts, { quantity, giftCard, surcharges }) }
    },
  })

  app.route({
    ...routeOf(requestReturnCall, requestReturnSchema),
    handler: async (request, reply) => {
      const { id, quantity, poll_id, is_unused, messaging_service, captcha_uuid, captcha } = request.body
      const asked = {
        linePublicId: keyIn('OrderLine', id),
        customerId: ownerOf(request),
        quantity,
        questionId: poll_id,
        isUnused: is_unused,
        service: messaging_service,
        captcha: captcha_uuid ? { name: captcha_uuid, answer: captcha ?? '' } : undefined,
      }
      const client = clientOf(createRequestContext(deps, request))
      const requested = await requestReturn(deps, asked, client)
      if (!requested.ok) return sendRefusal(request, reply, requested)
      const data = {
        ...(await answerOf(requested.value.request, request)),
        message: translatorFor(request.shopLocale)('outgoing.codeSent'),
        retry_after: requested.value.retryAfterSeconds,
      }
      return { data }
    },
  })

  app.route({
    ...routeOf(verifyReturnCall, verifyReturnSchema),
    handler: async (request, reply) => {
      const { id, code } = request.body
      const verified = await verifyReturn(deps, { key: keyOf(id, ownerOf(request)), code })
      if (!verified.ok) return sendRefusal(request, reply, verified)
      return { data: await answerOf(verified.value, request) }
    },
  })
}

/** Names what belongs to nobody. */
const nobodys = '00000000-0000-0000-0000-000000000000'

/** The random name in a public id; for what is no such id, one that finds nothing. */
function keyIn(type: string, id: string): string {
  const node = parseGlobalId(id)
  return node?.type === type && node.key.includes('-') ? node.key.toLowerCase() : nobodys
}

function keyOf(id: string, customerId: number) {
  return parseGlobalId(id)?.type === 'OrderLine'
    ? { linePublicId: keyIn('OrderLine', id), customerId }
    : { publicId: keyIn('Return', id), customerId }
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}
