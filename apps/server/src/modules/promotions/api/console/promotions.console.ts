import {
  createPromotionCall,
  exportPromotionsCall,
  findPromotionTargetsCall,
  listPromotionsCall,
  listPromotionUsesCall,
  pausePromotionCall,
  pausePromotionsCall,
  readPromotionCall,
  resumePromotionCall,
  resumePromotionsCall,
  tryPromotionCall,
  updatePromotionCall,
} from '@warsha/contract/console/promotions/promotions.calls.ts'
import {
  bulkPromotionsSchema,
  createPromotionSchema,
  exportPromotionsSchema,
  findPromotionTargetsSchema,
  listPromotionsSchema,
  listPromotionUsesSchema,
  pausePromotionSchema,
  readPromotionSchema,
  tryPromotionSchema,
  updatePromotionSchema,
} from '@warsha/contract/console/promotions/promotions.rest.ts'
import type { z } from 'zod'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { muscatDay } from '../../rules/muscat-day.ts'
import { promotionBulks, readPromotionSelection } from '../../use-cases/bulk-promotions.ts'
import {
  createPromotion,
  editPromotion,
  pausePromotion,
  resumePromotion,
} from '../../use-cases/edit-promotions.ts'
import {
  listPromotions,
  listUses,
  promotionOrder,
  readPromotion,
  type SortedPromotion,
  searchTargets,
} from '../../use-cases/list-promotions.ts'
import type { PromotionPorts } from '../../use-cases/promotion-ports.ts'
import { tryPromotion } from '../../use-cases/try-promotion.ts'
import {
  fieldsOf,
  promotionColumns,
  toPromotion,
  toPromotionRecord,
  toTrial,
  toUse,
} from './promotions-to-contract.ts'

/** The list of promotions as a file, and commands on several of them. */
const promotionListRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportPromotionsCall, exportPromotionsSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readFilter(request.query)
      return sendCsv<SortedPromotion>(request, reply, {
        db: deps.db,
        list: 'promotions',
        filter: request.query,
        columns: promotionColumns,
        write: toPromotionRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { found: rows, isExact } = await request.readDatabase((db) =>
            listPromotions({ ...deps, db }, filter, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  for (const [call, bulk] of [
    [pausePromotionsCall, promotionBulks.pause],
    [resumePromotionsCall, promotionBulks.resume],
  ] as const) {
    app.route(
      bulkRoute(deps, {
        call,
        schema: bulkPromotionsSchema,
        bulk,
        idType: 'PromoCode',
        readSelection: (body) => readPromotionSelection(body, muscatDay(deps.clock.now())),
        readSettings: () => undefined,
      }),
    )
  }
}

type Query = z.output<(typeof exportPromotionsSchema)['querystring']>

function readFilter({ state, channel_id: channelId, search }: Query) {
  return { state, channelId, search }
}

/** Promo codes as operators edit and try them. */
export function promotionRoutes(ports: PromotionPorts): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listPromotionsCall, listPromotionsSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(promotionOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const { found, ...counted } = await listPromotions(deps, readFilter(request.query), page)
        return sortedKeysetPage(found, { ...counted, limit: page.limit }, toPromotion)
      },
    })

    await app.register(promotionListRoutes(deps))

    app.route({
      ...routeOf(findPromotionTargetsCall, findPromotionTargetsSchema),
      handler: async ({ query: { search, kind } }) => ({ data: await searchTargets(deps, { search, kind }) }),
    })

    app.route({
      ...routeOf(readPromotionCall, readPromotionSchema),
      handler: async (request, reply) => {
        const found = await readPromotion(deps, request.params.id)
        return found.ok ? { data: toPromotion(found.value) } : sendRefusal(request, reply, found)
      },
    })

    app.route({
      ...routeOf(listPromotionUsesCall, listPromotionUsesSchema),
      handler: async (request, reply) => {
        const { after, limit } = request.query
        const beforeId = after === undefined ? undefined : readIdPosition(after)
        if (after !== undefined && beforeId === undefined)
          return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const asked = { id: request.params.id, beforeId, limit }
        const listed = await listUses(deps, actorOf(request), asked, ports.findOrdersOfHolders)
        if (!listed.ok) return sendRefusal(request, reply, listed)
        const { uses, ...page } = listed.value
        return keysetPage(uses, { ...page, limit }, { positionOf: ({ id }) => [id], write: toUse })
      },
    })

    app.route({
      ...routeOf(tryPromotionCall, tryPromotionSchema),
      handler: async (request, reply) => {
        const { basket: sent, channel_id: channelId, customer_id, at, visit_at } = request.query
        const basket = {
          id: request.params.id,
          lines: readLines(sent),
          channelId,
          // An id that cannot be read is nobody's.
          customerPublicId: customer_id && (readOpaqueKey('User', customer_id) ?? nobody),
          at: at ? new Date(at) : undefined,
          visitAt: visit_at ? new Date(visit_at) : undefined,
        }
        const tried = await tryPromotion(deps, actorOf(request), basket, ports.findCustomerInScope)
        return tried.ok ? { data: toTrial(tried.value) } : sendRefusal(request, reply, tried)
      },
    })

    app.route(
      commandRoute(deps, {
        call: createPromotionCall,
        schema: createPromotionSchema,
        command: createPromotion,
        read: ({ body }) => ({ code: body.code, ...fieldsOf(body) }),
        write: toPromotion,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updatePromotionCall,
        schema: updatePromotionSchema,
        command: editPromotion,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
        write: toPromotion,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: pausePromotionCall,
        schema: pausePromotionSchema,
        command: pausePromotion,
        read: ({ params }) => ({ id: params.id }),
        write: toPromotion,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: resumePromotionCall,
        schema: pausePromotionSchema,
        command: resumePromotion,
        read: ({ params }) => ({ id: params.id }),
        write: toPromotion,
      }),
    )
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** A product that is named twice is one line. */
function readLines(text: string): { productId: number; quantity: number }[] {
  const quantities = new Map<number, number>()
  for (const line of text.split(',')) {
    const [productId = 0, quantity = 0] = line.split(':').map(Number)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
