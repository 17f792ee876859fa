import { exportReturnsCall, listReturnsCall } from '@warsha/contract/console/returns/return-lists.calls.ts'
import {
  exportReturnsSchema,
  listReturnsSchema,
  type RestListedReturn,
} from '@warsha/contract/console/returns/return-lists.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { z } from 'zod'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { type ListedReturn, listReturns, type ReturnSort } from '../../use-cases/list-returns.ts'

/** Lists of returns for operators. */
export const returnListRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listReturnsCall, listReturnsSchema),
    handler: async (request, reply) => {
      const { after: position, limit, sort } = request.query
      const after = position === undefined ? undefined : readAfter(position)
      if (position !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const asked = { filter: readFilter(request.query), sort, after, limit }
      const found = await listReturns(deps, actorOf(request), asked)
      const positionOf = (returned: ListedReturn) => [sortedValue(returned, sort), returned.id]
      return keysetPage(found.returns, { ...found, limit }, { positionOf, write: toReturn })
    },
  })

  app.route({
    ...routeOf(exportReturnsCall, exportReturnsSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query)
      return sendCsv<ListedReturn>(request, reply, {
        db: deps.db,
        list: 'returns',
        filter: request.query,
        columns: [
          'order_number',
          'product_en',
          'product_ar',
          'units',
          'refund_omr',
          'gift_card_omr',
          'answer_en',
          'answer_ar',
          'state',
          'requested_at',
          'completed_at',
        ],
        write: toRecord,
        async read(last, limit) {
          const after = last && { value: sortedValue(last, sort), id: last.id }
          const { returns: rows, isExact } = await listReturns(deps, actorOf(request), {
            filter,
            sort,
            after,
            limit,
          })
          return { rows, isExact }
        },
      })
    },
  })
}

type Query = z.output<(typeof exportReturnsSchema)['querystring']>

function readFilter({ state, centre, question, order_number, requested_from, requested_to }: Query) {
  return {
    state,
    centreId: centre,
    questionId: question,
    orderNumber: order_number,
    requestedFrom: requested_from,
    requestedTo: requested_to,
  }
}

function sortedValue({ refundBaisa, id }: ListedReturn, sort: ReturnSort): number {
  return sort.endsWith('amount') ? refundBaisa : id
}

/** Undefined for what is no position of this list. */
function readAfter(text: string): { value: number; id: number } | undefined {
  const [value, id] = readPosition(text, 2) ?? []
  return isKey(value) && isKey(id) ? { value, id } : undefined
}

function isKey(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31
}

function toRecord(returned: ListedReturn) {
  const { answer, productName, requestedAt, completedAt } = returned
  return [
    returned.orderNumber,
    productName.en,
    productName.ar,
    returned.quantity,
    decimalTextFromBaisa(baisa(returned.refundBaisa)),
    decimalTextFromBaisa(baisa(returned.giftCardBaisa)),
    answer?.en ?? null,
    answer?.ar ?? null,
    returned.state,
    requestedAt.toISOString(),
    completedAt?.toISOString() ?? null,
  ]
}

function toReturn(returned: ListedReturn): RestListedReturn {
  const { questionId, answer, appointmentAt, completedAt } = returned
  return {
    id: toGlobalId('Return', returned.publicId),
    order_id: toGlobalId('Order', returned.orderPublicId),
    order_number: returned.orderNumber,
    line_id: toGlobalId('OrderLine', returned.linePublicId),
    product: returned.productName,
    centre_id: returned.centreId,
    appointment_at: appointmentAt?.toISOString() ?? null,
    quantity: returned.quantity,
    refund_baisa: returned.refundBaisa,
    gift_card_baisa: returned.giftCardBaisa,
    answer: questionId !== null && answer ? { id: questionId, title: answer } : null,
    state: returned.state,
    requested_at: returned.requestedAt.toISOString(),
    completed_at: completedAt?.toISOString() ?? null,
  }
}
