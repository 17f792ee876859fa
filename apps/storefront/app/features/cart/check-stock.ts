import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { ApiError, type ApiProblem } from '@warsha/contract/client/transport.ts'
import { serverPageCap, siteCode } from '@warsha/contract/constants.ts'
import { checkProductStockCall } from '@warsha/contract/inventory/inventory.calls.ts'
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
    await browserApi().call(checkProductStockCall, {
      ...options,
      body: { state_id: currentPlace().stateId, products, site: siteCode },
    })
    return []
  } catch (error) {
    const refusals = error instanceof ApiError && error.status === 400 ? refusalsOf(error.problems) : []
    if (refusals.length === 0) throw error
    return refusals
  }
}

/** Messages by product have no code; a coded one says what was wrong with the question itself. */
function refusalsOf(problems: readonly ApiProblem[]): StockRefusal[] {
  return problems.flatMap(({ field, code, message }) =>
    field !== null && code === null ? [{ productId: field, text: message }] : [],
  )
}
