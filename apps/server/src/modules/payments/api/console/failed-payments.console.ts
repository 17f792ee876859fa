import {
  exportFailedPaymentsCall,
  listFailedPaymentsCall,
  searchPaymentsCall,
} from '@warsha/contract/console/payments/failed-payments.calls.ts'
import {
  exportFailedPaymentsSchema,
  listFailedPaymentsSchema,
  type RestFailedPayment,
  type RestFoundPayment,
  searchPaymentsSchema,
} from '@warsha/contract/console/payments/failed-payments.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { type FailedPayment, listFailedPayments } from '../../use-cases/list-failed-payments.ts'
import { type FoundPayment, searchPayments } from '../../use-cases/search-payments.ts'

/** Money that did not come, for operators. */
export const failedPaymentRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listFailedPaymentsCall, listFailedPaymentsSchema),
    handler: async (request, reply) => {
      const { after, limit, day = muscatDate(deps.clock.now()), centre, channel } = request.query
      const beforeId = after === undefined ? undefined : readIdPosition(after)
      if (after !== undefined && beforeId === undefined)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const asked = { day, centreId: centre, channelId: channel, beforeId, limit }
      const found = await listFailedPayments(deps, actorOf(request), asked)
      if (!found.ok) return sendRefusal(request, reply, found)
      return keysetPage(
        found.value.payments,
        { ...found.value, limit },
        { positionOf: ({ id }) => [id], write: toFailedPayment },
      )
    },
  })

  app.route({
    ...routeOf(exportFailedPaymentsCall, exportFailedPaymentsSchema),
    handler: async (request, reply) => {
      const { day = muscatDate(deps.clock.now()), centre, channel } = request.query
      const asked = { day, centreId: centre, channelId: channel }
      const first = await listFailedPayments(deps, actorOf(request), {
        ...asked,
        beforeId: undefined,
        limit: 1,
      })
      if (!first.ok) return sendRefusal(request, reply, first)
      return sendCsv<FailedPayment>(request, reply, {
        db: deps.db,
        list: 'failed-payments',
        filter: request.query,
        columns: ['customer', 'gateway', 'amount_omr', 'state', 'ended_at'],
        write: ({ customerName, gateway, amount, state, endedAt }) => [
          customerName,
          gateway,
          decimalTextFromBaisa(baisa(amount)),
          state,
          endedAt.toISOString(),
        ],
        async read(last, limit) {
          const found = await listFailedPayments(deps, actorOf(request), {
            ...asked,
            beforeId: last?.id,
            limit,
          })
          if (!found.ok) throw new Error('The list was refused after it had been allowed')
          return { rows: found.value.payments, isExact: found.value.isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(searchPaymentsCall, searchPaymentsSchema),
    handler: async ({ query }) => ({ data: (await searchPayments(deps, query)).map(toFoundPayment) }),
  })
}

function toFoundPayment(payment: FoundPayment): RestFoundPayment {
  return {
    id: toGlobalId('PaymentAttempt', payment.publicId),
    gateway: payment.gateway,
    reference: payment.pspReference,
    amount_baisa: payment.amount,
    state: payment.state,
    customer: payment.customerName ?? '',
    order_number: payment.orderNumber,
    begun_at: payment.begunAt.toISOString(),
  }
}

function toFailedPayment(payment: FailedPayment): RestFailedPayment {
  return {
    id: toGlobalId('PaymentAttempt', payment.publicId),
    customer: { id: toGlobalId('User', payment.customerPublicId), name: payment.customerName },
    gateway: payment.gateway,
    amount_baisa: payment.amount,
    state: payment.state,
    ended_at: payment.endedAt.toISOString(),
  }
}
