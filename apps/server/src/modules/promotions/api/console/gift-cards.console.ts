import {
  disableGiftCardCall,
  enableGiftCardCall,
  exportGiftCardsCall,
  issueGiftCardsCall,
  listGiftCardsCall,
  readGiftCardCall,
  sendGiftCardCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import {
  exportGiftCardsSchema,
  issueGiftCardsSchema,
  listGiftCardsSchema,
  type RestGiftCard,
  readGiftCardSchema,
  sendGiftCardSchema,
  turnGiftCardSchema,
} from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { z } from 'zod'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { maskPhone } from '#modules/identity/index.ts'
import { maskCardCode } from '../../rules/card-code.ts'
import { issueGiftCards } from '../../use-cases/issue-gift-cards.ts'
import {
  type ConsoleCard,
  cardOrder,
  disableGiftCard,
  enableGiftCard,
  listConsoleCards,
  readConsoleCard,
  type SortedCard,
  type sendGiftCardCommand,
} from '../../use-cases/manage-gift-cards.ts'
import { giftCardBatchRoutes, toBatch } from './gift-card-batches.console.ts'

/** The list of cards as a file. */
const giftCardFileRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportGiftCardsCall, exportGiftCardsSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query)
      return sendCsv<SortedCard>(request, reply, {
        db: deps.db,
        list: 'gift-cards',
        filter: request.query,
        columns: [
          'code',
          'initial_omr',
          'balance_omr',
          'uses',
          'customer',
          'ends_on',
          'state',
          'batch',
          'issued_at',
          'last_used_at',
        ],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { cards: rows, isExact } = await request.readDatabase((db) =>
            listConsoleCards({ ...deps, db }, actorOf(request), filter, page),
          )
          return { rows, isExact }
        },
      })
    },
  })
}

type Query = z.output<(typeof exportGiftCardsSchema)['querystring']>

function readFilter({ state, batch_id: batchId, search }: Query) {
  return { state, batchId, search }
}

function toRecord(card: ConsoleCard) {
  const { masked_code, customer, ends_on, state, batch_id, uses, issued_at, last_used_at } = toCard(card)
  const [initial, balance] = [card.initialBaisa, card.balanceBaisa].map(decimalTextFromBaisa)
  return [
    masked_code,
    initial ?? null,
    balance ?? null,
    uses,
    customer && (customer.name || customer.masked_phone),
    ends_on,
    state,
    batch_id,
    issued_at,
    last_used_at,
  ]
}

/** Gift cards as operators issue and manage them. */
export function giftCardRoutes(sendGiftCard: ReturnType<typeof sendGiftCardCommand>): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listGiftCardsCall, listGiftCardsSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(cardOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const found = await listConsoleCards(deps, actorOf(request), readFilter(request.query), page)
        return sortedKeysetPage(found.cards, { ...found, limit: page.limit }, toCard)
      },
    })

    await app.register(giftCardFileRoutes(deps))

    await app.register(giftCardBatchRoutes(deps))

    app.route({
      ...routeOf(readGiftCardCall, readGiftCardSchema),
      handler: async (request, reply) => {
        const found = await readConsoleCard(deps, actorOf(request), request.params.id)
        if (!found.ok) return sendRefusal(request, reply, found)
        const entries = found.value.entries.map((entry) => ({
          id: entry.publicId,
          kind: entry.kind,
          amount_baisa: entry.amount,
          balance_after_baisa: entry.balanceAfter,
          reference: entry.reference,
          at: entry.createdAt.toISOString(),
        }))
        return { data: { ...toCard(found.value), entries } }
      },
    })

    app.route(
      commandRoute(deps, {
        call: issueGiftCardsCall,
        schema: issueGiftCardsSchema,
        command: issueGiftCards,
        read: ({ body }) => ({ count: body.count, amountBaisa: body.amount_baisa, endsOn: body.ends_on }),
        write: (batch) => toBatch({ ...batch, issuedBy: undefined }),
      }),
    )

    app.route(
      commandRoute(deps, {
        call: disableGiftCardCall,
        schema: turnGiftCardSchema,
        command: disableGiftCard,
        read: ({ params }) => ({ id: params.id }),
        write: toCard,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: enableGiftCardCall,
        schema: turnGiftCardSchema,
        command: enableGiftCard,
        read: ({ params }) => ({ id: params.id }),
        write: toCard,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: sendGiftCardCall,
        schema: sendGiftCardSchema,
        command: sendGiftCard,
        read: ({ params, body }) => ({
          id: params.id,
          // An id that cannot be read is nobody's.
          customerPublicId: readOpaqueKey('User', body.customer_id) ?? '00000000-0000-0000-0000-000000000000',
        }),
        write: toCard,
      }),
    )
  }
}

// Answers to repeated commands come from storage, where a moment is text.
const moment = (at: Date) => new Date(at).toISOString()

function toCard(card: ConsoleCard): RestGiftCard {
  const { customer, lastUsedAt } = card
  return {
    id: card.id,
    masked_code: maskCardCode(card.code),
    initial_baisa: card.initialBaisa,
    balance_baisa: card.balanceBaisa,
    ends_on: card.endsOn,
    state: card.state,
    batch_id: card.batchId,
    customer: customer && {
      id: toGlobalId('User', customer.publicId),
      name: customer.name,
      masked_phone: maskPhone(customer.phone),
    },
    is_held: card.isHeld,
    uses: card.uses,
    last_used_at: lastUsedAt && moment(lastUsedAt),
    issued_at: moment(card.issuedAt),
  }
}
