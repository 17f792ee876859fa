import {
  cancelScheduledPriceCall,
  listPricesCall,
  listScheduledPricesCall,
  schedulePriceCall,
  setPriceCall,
  setPricesCall,
  setTaxCall,
} from '@warsha/contract/console/catalogue/prices.calls.ts'
import {
  cancelScheduledPriceSchema,
  listPricesSchema,
  listScheduledPricesSchema,
  type RestPrice,
  type RestScheduledPrice,
  schedulePriceSchema,
  setPriceSchema,
  setPricesSchema,
  setTaxSchema,
} from '@warsha/contract/console/catalogue/prices.rest.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { type InChannel, listPrices, listScheduledPrices } from '../../use-cases/list-prices.ts'
import { cancelScheduledPrice, type ScheduledPrice, schedulePrice } from '../../use-cases/schedule-price.ts'
import { type ListedPrice, type PriceInput, setPrice } from '../../use-cases/set-price.ts'
import { setPrices } from '../../use-cases/set-prices.ts'
import { setTax } from '../../use-cases/set-tax.ts'
import { instantOf } from './instant-of.ts'

/** Prices of variants, for operators. */
export const priceRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listPricesCall, listPricesSchema),
    handler: async (request, reply) => {
      const { after: text, limit, search = '', channel } = request.query
      const { variant_id: variantId, product_id: productId } = request.query
      const after = text === undefined ? undefined : readPriceKey(text)
      if (text !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listPrices(deps, { search, variantId, productId, channel, after, limit })
      const positionOf = ({ variantId: id, channelId }: ListedPrice) => [id, channelId]
      return keysetPage(found.prices, { ...found, limit }, { positionOf, write: toPrice })
    },
  })

  app.route({
    ...routeOf(listScheduledPricesCall, listScheduledPricesSchema),
    handler: async (request, reply) => {
      const { after: text, limit, search = '', channel, state } = request.query
      const { variant_id: variantId, product_id: productId } = request.query
      const after = text === undefined ? undefined : readMoment(text)
      if (text !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listScheduledPrices(deps, {
        search,
        variantId,
        productId,
        channel,
        state,
        after,
        limit,
      })
      const positionOf = ({ effectiveAt, id }: ScheduledPrice) => [effectiveAt.toISOString(), id]
      return keysetPage(found.prices, { ...found, limit }, { positionOf, write: toScheduled })
    },
  })

  app.route(
    commandRoute(deps, {
      call: setPriceCall,
      schema: setPriceSchema,
      command: setPrice,
      read: ({ body }) => ({ ...readAmounts(body), revision: body.revision }),
      write: toPrice,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: setPricesCall,
      schema: setPricesSchema,
      command: setPrices,
      read: ({ params, body: { prices, from } }) => ({
        productId: params.id,
        prices: prices.map(({ variant_id, channel, price_baisa, revision }) => ({
          variantId: variant_id,
          channel,
          priceBaisa: baisa(price_baisa),
          revision,
        })),
        at: from === undefined ? undefined : instantOf(from),
      }),
      write: ({ productId, count }) => ({ product_id: productId, count }),
    }),
  )

  app.route(
    commandRoute(deps, {
      call: schedulePriceCall,
      schema: schedulePriceSchema,
      command: schedulePrice,
      read: ({ body }) => ({ ...readAmounts(body), at: instantOf(body.from) }),
      write: toScheduled,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: cancelScheduledPriceCall,
      schema: cancelScheduledPriceSchema,
      command: cancelScheduledPrice,
      read: ({ params }) => ({ id: params.id }),
      write: toScheduled,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: setTaxCall,
      schema: setTaxSchema,
      command: setTax,
      read: ({ body }) => ({
        productId: body.product_id,
        channel: body.channel ?? null,
        previous: body.previous_basis_points,
        basisPoints: body.basis_points,
      }),
      write: ({ productId, channel, basisPoints }) => ({
        product_id: productId,
        channel,
        basis_points: basisPoints,
      }),
    }),
  )
}

type Amounts = {
  variant_id: number
  channel: string
  price_baisa: number
  cost_baisa: number | null
  discount: { kind: 'none' | 'fixed' | 'percent'; value: number }
}

function readAmounts({ variant_id, channel, price_baisa, cost_baisa, discount }: Amounts): PriceInput {
  return {
    variantId: variant_id,
    channel,
    priceBaisa: baisa(price_baisa),
    costBaisa: cost_baisa === null ? null : baisa(cost_baisa),
    discountKind: discount.kind,
    discountValue: discount.value,
  }
}

const isKey = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647

function readPriceKey(text: string) {
  const [variantId, channelId] = readPosition(text, 2) ?? []
  return isKey(variantId) && isKey(channelId) ? { variantId, channelId } : undefined
}

function readMoment(text: string) {
  const [at, id] = readPosition(text, 2) ?? []
  const isMoment = typeof at === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(at)
  return isMoment && !Number.isNaN(Date.parse(at)) && isKey(id) ? { at, id } : undefined
}

function namedOf(price: InChannel<Omit<ScheduledPrice, 'id' | 'effectiveAt' | 'state'>>) {
  return {
    variant_id: price.variantId,
    sku: price.sku,
    product_name: { en: price.productNameEn, ar: price.productNameAr },
    channel: price.channel,
    price_baisa: price.priceBaisa,
    cost_baisa: price.costBaisa,
    discount: { kind: price.discountKind, value: price.discountValue },
  }
}

function toPrice(price: InChannel<ListedPrice>): RestPrice {
  return {
    ...namedOf(price),
    payable_baisa: price.payableBaisa,
    tax_basis_points: price.taxBasisPoints,
    revision: price.revision,
  }
}

function toScheduled(change: InChannel<ScheduledPrice>): RestScheduledPrice {
  return {
    id: change.id,
    ...namedOf(change),
    // The answer to a repeated command comes from storage, where a moment is text.
    effective_at: new Date(change.effectiveAt).toISOString(),
    state: change.state,
  }
}
