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
import type { z } from 'zod'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Clock } from '#kernel/clock.ts'
import { refuse } from '#kernel/outcome.ts'
import {
  type FailedPayment,
  failedPaymentOrder,
  listFailedPayments,
  type SortedFailedPayment,
} from '../../use-cases/list-failed-payments.ts'
import { type FoundPayment, searchPayments } from '../../use-cases/search-payments.ts'

/** Money that did not come, for operators. */
export const failedPaymentRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listFailedPaymentsCall, listFailedPaymentsSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(failedPaymentOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const filter = readFilter(request.query, deps.clock)
      const found = await listFailedPayments(deps, actorOf(request), filter, page)
      if (!found.ok) return sendRefusal(request, reply, found)
      const { payments, ...counted } = found.value
      return sortedKeysetPage(payments, { ...counted, limit: page.limit }, toFailedPayment)
    },
  })

  app.route({
    ...routeOf(exportFailedPaymentsCall, exportFailedPaymentsSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query, deps.clock)
      const list = (after: SortedFailedPayment | undefined, limit: number) =>
        listFailedPayments(deps, actorOf(request), filter, { sort, after: positionBehind(after), limit })
      const first = await list(undefined, 1)
      if (!first.ok) return sendRefusal(request, reply, first)
      return sendCsv<SortedFailedPayment>(request, reply, {
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
          const found = await list(last, limit)
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

type Query = z.output<(typeof exportFailedPaymentsSchema)['querystring']>

function readFilter({ day, centre, channel }: Query, clock: Clock) {
  return { day: day ?? muscatDate(clock.now()), centreId: centre, channelId: channel }
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
