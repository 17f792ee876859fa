import {
  exportOrdersCall,
  listConsoleOrdersCall,
  listVisitsCall,
} from '@warsha/contract/console/orders/order-lists.calls.ts'
import {
  exportOrdersSchema,
  listConsoleOrdersSchema,
  listVisitsSchema,
  type RestListedOrder,
} from '@warsha/contract/console/orders/order-lists.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { FastifyRequest } from 'fastify'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { maskPhone } from '#modules/identity/index.ts'
import { loggedCode } from '../../rules/logged-code.ts'
import { type ConsoleOrder, listConsoleOrders, listVisits } from '../../use-cases/list-console-orders.ts'
import { readOrderFilter } from '../../use-cases/read-order-selection.ts'
import { toRestVisit } from '../shop/to-rest-visit.ts'

const maxLimit = 100

/** Lists of orders and visits for operators. */
export const orderListRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleOrdersCall, listConsoleOrdersSchema),
    handler: async (request, reply) => {
      const { query } = request
      const isByTotal = query.sort.endsWith('total')
      const after = query.after === undefined ? undefined : readAfter(query.after, isByTotal)
      if (query.after !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const limit = Math.min(query.limit, maxLimit)
      const asked = { filter: readOrderFilter(query), sort: query.sort, after, limit }
      const found = await request.readDatabase((db) => listConsoleOrders({ db }, actorOf(request), asked))
      const positionOf = (order: ConsoleOrder) => [sortedValue(order, isByTotal), order.id]
      return keysetPage(found.orders, { ...found, limit }, { positionOf, write: toListedOrder })
    },
  })

  app.route({
    ...routeOf(exportOrdersCall, exportOrdersSchema),
    handler: async (request, reply) => {
      const { query } = request
      const isByTotal = query.sort.endsWith('total')
      return sendCsv<ConsoleOrder>(request, reply, {
        db: deps.db,
        list: 'orders',
        filter: { ...query, code: query.code && loggedCode(query.code) },
        columns: [
          'number',
          'placed_at',
          'status',
          'payment_status',
          'total_omr',
          'customer',
          'phone',
          'visits',
        ],
        write: toRecordFor(request),
        async read(last, limit) {
          const after = last && { value: sortedValue(last, isByTotal), id: last.id }
          const asked = { filter: readOrderFilter(query), sort: query.sort, after, limit }
          const { orders: rows, isExact } = await request.readDatabase((db) =>
            listConsoleOrders({ db }, actorOf(request), asked),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(listVisitsCall, listVisitsSchema),
    handler: async (request, reply) => {
      const { day, centre, channel, state } = request.query
      const listed = await listVisits(deps, actorOf(request), {
        day,
        centreId: centre,
        channelId: channel,
        state,
      })
      if (!listed.ok) return sendRefusal(request, reply, listed)
      return { data: listed.value.map(toRestVisit) }
    },
  })
}

function sortedValue({ totalBaisa, placedAt }: ConsoleOrder, isByTotal: boolean): string {
  return isByTotal ? String(totalBaisa) : placedAt
}

/** Whole phones of many customers are taken along only by those who may take customers along. */
function toRecordFor({ caller }: FastifyRequest) {
  const isWhole = caller.kind === 'operator' && caller.permissions.has('customers.export')
  return (order: ConsoleOrder) => [
    order.number,
    order.placedAt,
    order.status,
    order.paymentStatus,
    decimalTextFromBaisa(baisa(order.totalBaisa)),
    order.name,
    order.phone && (isWhole ? order.phone : maskPhone(order.phone)),
    order.visits.map(({ appointmentAt }) => appointmentAt.toISOString()).join(' '),
  ]
}

/** Undefined for what is no position of a list that is sorted so. */
function readAfter(text: string, isByTotal: boolean): { value: string; id: number } | undefined {
  const [value, id] = readPosition(text, 2) ?? []
  const form = isByTotal ? /^\d{1,10}$/ : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
  const isPosition = typeof value === 'string' && form.test(value) && Number.isInteger(id)
  if (!isPosition || (!isByTotal && Number.isNaN(Date.parse(value)))) return undefined
  const number = Number(id)
  const isKey = number > 0 && number <= 2_147_483_647 && !(isByTotal && Number(value) > 2_147_483_647)
  return isKey ? { value, id: number } : undefined
}

function toListedOrder(order: ConsoleOrder): RestListedOrder {
  return {
    id: toGlobalId('Order', order.publicId),
    number: order.number,
    placed_at: order.placedAt,
    status: order.status,
    payment_status: order.paymentStatus,
    total_baisa: order.totalBaisa,
    revision: order.revision,
    customer: { name: order.name, masked_phone: order.phone && maskPhone(order.phone) },
    visits: order.visits.map(({ centreId, appointmentAt }) => ({
      centre_id: centreId,
      appointment_at: appointmentAt.toISOString(),
    })),
  }
}
