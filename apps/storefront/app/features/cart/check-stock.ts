import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { ApiError, type ApiProblem } from '@warsha/contract/client/transport.ts'
import { serverPageCap, siteCode } from '@warsha/contract/constants.ts'
import { checkProductStockCall } from '@warsha/contract/inventory/inventory.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace } from '~/session/place.ts'
import { chunks } from './chunks.ts'
import { type CheckedLine, readCheckedLines } from './read-checked-lines.ts'

export type StockQuestion = Pick<CartLine, 'id' | 'variantId' | 'quantity' | 'bundle' | 'metadata'>

export type StockAnswer = (
  | { isAvailable: true }
  | { isAvailable: false; refusals: readonly StockRefusal[] }
) & {
  /** How many pieces each variant could have; of what the shop did not say, nothing is here. */
  left: ReadonlyMap<string, number>
}

/** Why a line cannot be had; `productId` as it was asked for. */
export type StockRefusal = {
  productId: string
  /** Null where only the product is known: then all of its lines are meant. */
  variantId: string | null
  /** Pieces the line may have, where too many are what is wrong. */
  left: number | null
  /** Not the stock is what ends it, but what a customer may have at once. */
  isLimit?: boolean
  /** In the shop's words. */
  text: string
}

export type StockCheckOptions = { signal?: AbortSignal; isBackground?: boolean }

/** Asks whether the place in effect has all of it. A refusal is an answer; any other failure throws. */
export async function checkStock(
  questions: readonly StockQuestion[],
  options: StockCheckOptions = {},
): Promise<StockAnswer> {
  const answers = await Promise.all(chunks(questions, serverPageCap).map((some) => askFor(some, options)))
  const refusals = answers.flatMap((answer) => answer.refusals)
  const left = new Map(answers.flatMap((answer) => answer.left))
  return refusals.length === 0 ? { isAvailable: true, left } : { isAvailable: false, refusals, left }
}

type Answered = { refusals: StockRefusal[]; left: [variantId: string, pieces: number][] }

async function askFor(questions: readonly StockQuestion[], options: StockCheckOptions): Promise<Answered> {
  const products = questions.map(({ id, variantId, quantity, bundle, metadata }) => ({
    product_id: id,
    variant_id: variantId,
    quantity,
    bundle,
    metadata,
  }))
  try {
    const { data } = await browserApi().call(checkProductStockCall, {
      ...options,
      body: { state_id: currentPlace().stateId, products, site: siteCode },
    })
    return { refusals: [], left: leftOf(readCheckedLines(data)) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    const refused = readRefusals(error)
    if (refused.refusals.length === 0) throw error
    return refused
  }
}

/** Stock refusals by product; the booking's calls refuse in the same form. */
export function readRefusals(error: ApiError): Answered {
  const lines = readCheckedLines(error.body)
  return { refusals: refusalsOf(error.problems, lines), left: leftOf(lines) }
}

/** Messages by product have no code; a coded one says what was wrong with the question itself. */
function refusalsOf(problems: readonly ApiProblem[], lines: readonly CheckedLine[]): StockRefusal[] {
  const texts = new Map(
    problems.flatMap(({ field, code, message }) =>
      field !== null && code === null ? [[field, message] as const] : [],
    ),
  )
  return [...texts].flatMap(([productId, text]): StockRefusal[] => {
    const refused = lines.filter((line) => line.productId === productId && line.code !== null)
    if (refused.length === 0) return [{ productId, variantId: null, left: null, text }]
    return refused.map(({ variantId, code, left }) => {
      const isLimit = limitCodes.has(code ?? '')
      const isTooMany = isLimit || code === 'STOCK_INSUFFICIENT'
      return { productId, variantId, left: isTooMany ? left : null, isLimit, text }
    })
  })
}

const limitCodes: ReadonlySet<string> = new Set([
  'QUANTITY_LIMITED',
  'USAGE_LIMITED_PER_ORDER',
  'USAGE_LIMITED_PER_USER',
])

function leftOf(lines: readonly CheckedLine[]): [string, number][] {
  return lines.map(({ variantId, left }) => [variantId, left])
}
