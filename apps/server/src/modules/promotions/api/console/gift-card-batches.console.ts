import {
  exportGiftCardBatchesCall,
  listGiftCardBatchesCall,
  showGiftCardCodesCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import {
  exportGiftCardBatchesSchema,
  listGiftCardBatchesSchema,
  type RestGiftCardBatch,
  showGiftCardCodesSchema,
} from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { showGiftCardCodes } from '../../use-cases/issue-gift-cards.ts'
import {
  batchOrder,
  listBatches,
  type NamedBatch,
  type SortedBatch,
} from '../../use-cases/manage-gift-cards.ts'

/** Gift cards that were issued together: their list, also as a file, and their codes, once. */
export const giftCardBatchRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listGiftCardBatchesCall, listGiftCardBatchesSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(batchOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listBatches(deps, page)
      return sortedKeysetPage(found.batches, { ...found, limit: page.limit }, toBatch)
    },
  })

  app.route({
    ...routeOf(exportGiftCardBatchesCall, exportGiftCardBatchesSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      return sendCsv<SortedBatch>(request, reply, {
        db: deps.db,
        list: 'gift-card-batches',
        filter: request.query,
        columns: ['batch', 'cards', 'amount_omr', 'ends_on', 'issued_by', 'issued_at', 'codes_shown_at'],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { batches: rows, isExact } = await request.readDatabase((db) => listBatches({ db }, page))
          return { rows, isExact }
        },
      })
    },
  })

  app.route(
    commandRoute(deps, {
      call: showGiftCardCodesCall,
      schema: showGiftCardCodesSchema,
      command: showGiftCardCodes,
      read: ({ params }) => ({ id: params.id }),
      write: ({ batchId, cards }) => ({
        batch_id: batchId,
        cards: cards.map(({ code, amountBaisa, endsOn }) => ({
          code,
          amount_baisa: amountBaisa,
          ends_on: endsOn,
        })),
      }),
    }),
  )
}

// Answers to repeated commands come from storage, where a moment is text.
const moment = (at: Date) => new Date(at).toISOString()

export function toBatch(batch: NamedBatch): RestGiftCardBatch {
  return {
    id: batch.id,
    count: batch.count,
    amount_baisa: batch.amountBaisa,
    ends_on: batch.endsOn,
    issued_at: moment(batch.issuedAt),
    issued_by: batch.issuedBy ?? null,
    codes_shown_at: batch.codesShownAt && moment(batch.codesShownAt),
  }
}

function toRecord(batch: NamedBatch) {
  const { id, count, ends_on, issued_by, issued_at, codes_shown_at } = toBatch(batch)
  const amount = decimalTextFromBaisa(batch.amountBaisa)
  return [id, count, amount, ends_on, issued_by, issued_at, codes_shown_at]
}
