import { cancelOrdersCall } from '@warsha/contract/console/orders/bulk-orders.calls.ts'
import { bulkCancelSchema } from '@warsha/contract/console/orders/bulk-orders.rest.ts'
import {
  cancelOrderCall,
  exportRefundsCall,
  listRefundsCall,
  readRefundsOfOrderCall,
  refundOrderCall,
  retryRefundCall,
} from '@warsha/contract/console/payments/refunds.calls.ts'
import {
  cancelOrderSchema,
  exportRefundsSchema,
  listRefundsSchema,
  type RestRefund,
  type RestRefundedOrder,
  readRefundsOfOrderSchema,
  refundOrderSchema,
  retryRefundSchema,
} from '@warsha/contract/console/payments/refunds.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { z } from 'zod'
import type { Actor } from '#commands/define-command.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readOrderSelection } from '#modules/orders/index.ts'
import { gatewaysOf } from '../../gateways/create-gateways.ts'
import { cancelOrderCommand, cancelOrdersBulk } from '../../use-cases/cancel-order.ts'
import { refundOrderCommand, retryRefund } from '../../use-cases/refund-by-operator.ts'
import {
  type ListedRefund,
  listRefunds,
  type RefundedOrder,
  readRefundsOfOrder,
  refundOrder,
  type SortedRefund,
} from '../../use-cases/refunded-order.ts'

const cancelOrder = cancelOrderCommand(gatewaysOf)
const cancelOrders = cancelOrdersBulk(cancelOrder)
export const refundByOperator = refundOrderCommand(gatewaysOf)

/** Cancelling and refunding orders, for operators. */
export const refundRoutes: RestRoutes = (deps) => async (app) => {
  app.route(
    commandRoute(deps, {
      call: cancelOrderCall,
      schema: cancelOrderSchema,
      command: cancelOrder,
      read: ({ params, body: { version, to } }) => ({ publicId: orderKey(params.id), revision: version, to }),
      write: toRefundedOrder,
    }),
  )

  app.route(
    bulkRoute(deps, {
      call: cancelOrdersCall,
      schema: bulkCancelSchema,
      bulk: cancelOrders,
      idType: 'Order',
      readSelection: readOrderSelection,
      readSettings: ({ to }) => ({ to }),
    }),
  )

  app.route(
    commandRoute(deps, {
      call: refundOrderCall,
      schema: refundOrderSchema,
      command: refundByOperator,
      read: ({ params, body: { version, amount_baisa, to, lines } }) => ({
        publicId: orderKey(params.id),
        revision: version,
        amount: amount_baisa,
        to,
        lines: lines?.map((line) => ({
          publicId: keyOf('OrderLine', line.id),
          amount: line.amount_baisa,
        })),
      }),
      write: toRefundedOrder,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: retryRefundCall,
      schema: retryRefundSchema,
      command: retryRefund,
      read: ({ params }) => ({ publicId: keyOf('Refund', params.id) }),
      write: toRefund,
    }),
  )

  app.route({
    ...routeOf(readRefundsOfOrderCall, readRefundsOfOrderSchema),
    handler: async (request, reply) => {
      const { centres } = actorOf(request)
      const found = await readRefundsOfOrder(deps, { publicId: orderKey(request.params.id), centres })
      return found.ok ? { data: toRefundedOrder(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(listRefundsCall, listRefundsSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(refundOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listRefunds(deps, readFilter(request.query, actorOf(request)), page)
      return sortedKeysetPage(found.refunds, { ...found, limit: page.limit }, toRefund)
    },
  })

  app.route({
    ...routeOf(exportRefundsCall, exportRefundsSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query, actorOf(request))
      return sendCsv<SortedRefund>(request, reply, {
        db: deps.db,
        list: 'refunds',
        filter: request.query,
        columns: ['order', 'created_at', 'occasion', 'target', 'amount_omr', 'state', 'problem'],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { refunds: rows, isExact } = await request.readDatabase((db) =>
            listRefunds({ ...deps, db }, filter, page),
          )
          return { rows, isExact }
        },
      })
    },
  })
}

type Query = z.output<(typeof exportRefundsSchema)['querystring']>

function readFilter({ state, day, centre, channel }: Query, { centres }: Pick<Actor, 'centres'>) {
  return { centres, state, day, centreId: centre, channelId: channel }
}

function toRecord(refund: ListedRefund) {
  const { order, occasion, target, amount_baisa, state, problem, created_at } = toRefund(refund)
  const amount = decimalTextFromBaisa(baisa(amount_baisa))
  return [order.number, created_at, occasion, target, amount, state, problem]
}

const orderKey = (id: string) => keyOf('Order', id)

/** An invalid id matches nothing. */
function keyOf(type: string, id: string): string {
  return readOpaqueKey(type, id) ?? '00000000-0000-0000-0000-000000000000'
}

function toRefundedOrder(order: RefundedOrder): RestRefundedOrder {
  return {
    id: toGlobalId('Order', order.publicId),
    number: order.number,
    version: order.revision,
    status: order.status,
    payment_status: order.paymentStatus,
    paid_baisa: order.paid,
    refunded_baisa: order.refunded,
    refundable_baisa: order.refundable,
    refunds: order.refunds.map(toRefund),
  }
}

function toRefund(refund: ListedRefund): RestRefund {
  return {
    id: toGlobalId('Refund', refund.publicId),
    order: { id: toGlobalId('Order', refund.orderPublicId), number: refund.orderNumber },
    occasion: refund.occasion,
    target: refund.target,
    amount_baisa: refund.amount,
    state: refund.state,
    problem: refund.problem,
    // The answer to a repeated command comes from storage, where a moment is text.
    created_at: new Date(refund.createdAt).toISOString(),
  }
}
