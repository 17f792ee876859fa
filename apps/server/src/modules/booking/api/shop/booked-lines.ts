import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/rest/answers.ts'
import { refuse } from '#kernel/outcome.ts'
import { readVariantKey, stockMessages } from '#modules/inventory/api/shop/index.ts'
import type { StockCheckDeps } from '#modules/inventory/index.ts'
import { findPlaceOfCall, type Position } from '#modules/locations/index.ts'
import { type PlannedBooking, planBooking } from '../../use-cases/plan-booking.ts'

type SentId = string | number

export type SentProduct = {
  product_id: SentId
  variant_id?: SentId | null | undefined
  quantity?: unknown
}

export type PlannedCall = { stateId: number; lines: PlannedBooking[] }

/**
 * Reads the place and the products of a call. Undefined when something is wrong with them: then the call is answered
 * with errors per product, and the caller of this returns the reply.
 */
export async function planCall(
  deps: StockCheckDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { stateId: sent, products }: { stateId: SentId | undefined; products: readonly SentProduct[] },
): Promise<PlannedCall | undefined> {
  const stateId = await findPlaceOfCall(deps.models, { id: sent, cookie: request.cookies[placeCookie] })
  if (stateId === undefined) {
    sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
    return undefined
  }
  // Two variants of a product are two lines under one id, so a line is known by its position.
  const lines = products.map(({ product_id, variant_id, quantity = 1 }, at) => ({
    key: String(at),
    productId: readKey('Product', product_id),
    variantId: readVariantKey(variant_id),
    quantity,
  }))
  const plan = await planBooking(deps, { channel: request.shopChannel, stateId, lines })
  if (plan.isPossible) return { stateId, lines: plan.lines }
  const found = new Map(plan.checked.map((line) => [line.key, line]))
  const answered = products.map(({ product_id, variant_id }, at) => {
    const { problem = null, freeUnits = 0 } = found.get(String(at)) ?? {}
    return { product_id, ...(variant_id != null && { variant_id }), problem, freeUnits }
  })
  const failed = answered.flatMap(({ product_id, problem, freeUnits }) =>
    problem ? { id: String(product_id), problem, freeUnits } : [],
  )
  reply.code(400).send({
    errors: stockMessages(failed, request.shopLocale),
    products: answered.map(({ problem, freeUnits, ...named }) => ({
      ...named,
      available: problem === null,
      quantity_available: freeUnits,
      code: problem,
    })),
  })
  return undefined
}

/** Both or none. */
export function positionOf(body: {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}): Position | undefined {
  const { latitude, longitude } = body
  return latitude == null || longitude == null ? undefined : { latitude, longitude }
}
