import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { serverPageCap, siteCode } from '@warsha/contract/constants.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace } from '~/session/place.ts'
import { chunks } from './chunks.ts'

export type StockQuestion = Pick<CartLine, 'id' | 'variantId' | 'quantity' | 'bundle' | 'metadata'>

export type StockAnswer = { isAvailable: true } | { isAvailable: false; refusals: StockRefusal[] }

/** Why a product cannot be had; `productId` as it was asked for. */
export type StockRefusal = { productId: string; text: string }

export type StockCheckOptions = { signal?: AbortSignal; isBackground?: boolean }

/** Asks whether the place in effect has all of it. A refusal is an answer; any other failure throws. */
export async function checkStock(
  questions: readonly StockQuestion[],
  options: StockCheckOptions = {},
): Promise<StockAnswer> {
  const answers = await Promise.all(chunks(questions, serverPageCap).map((some) => askFor(some, options)))
  const refusals = answers.flat()
  return refusals.length === 0 ? { isAvailable: true } : { isAvailable: false, refusals }
}

async function askFor(
  questions: readonly StockQuestion[],
  options: StockCheckOptions,
): Promise<StockRefusal[]> {
  const products = questions.map(({ id, variantId, quantity, bundle, metadata }) => ({
    product_id: id,
    variant_id: variantId,
    quantity,
    bundle,
    metadata,
  }))
  try {
    await browserApi().rest({
      ...options,
      method: 'POST',
      path: 'products/check-product-stock/',
      body: { state_id: currentPlace().stateId, products, site: siteCode },
    })
    return []
  } catch (error) {
    const refusals = error instanceof ApiError && error.status === 400 ? refusalsOf(error.body) : []
    if (refusals.length === 0) throw error
    return refusals
  }
}

/** Messages by product are an object; a list says what was wrong with the question itself. */
function refusalsOf(body: unknown): StockRefusal[] {
  const errors = (body as { errors?: unknown } | null)?.errors
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return []
  return Object.entries(errors).flatMap(([productId, texts]) =>
    [texts].flat().map((text) => ({ productId, text: String(text) })),
  )
}
