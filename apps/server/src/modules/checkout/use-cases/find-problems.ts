import { checkStock } from '#modules/inventory/index.ts'
import type { Checkout, CheckoutLine } from '../rules/checkout.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { channelOf, priceNow } from './price-checkout.ts'

export type LineProblem = { line: CheckoutLine } & (
  | { kind: 'NOT_AVAILABLE' }
  | { kind: 'INSUFFICIENT_STOCK'; available: number }
)

/** Reasons why lines cannot be bought. Stock is checked only for a checkout without a reservation. */
export async function findProblems(deps: CheckoutDeps, checkout: Checkout): Promise<LineProblem[]> {
  const prices = await priceNow(deps.models, checkout)
  const goods = checkout.lines
  const wanted = goods.map((line, at) => ({
    key: String(at),
    productId: prices.lines.get(line)?.productId,
    variantId: line.variantId,
    quantity: line.quantity,
  }))
  if (checkout.heldUntil) {
    const gone = goods.filter((_line, at) => wanted[at]?.productId === undefined)
    return gone.map((line) => ({ line, kind: 'NOT_AVAILABLE' }))
  }
  const channel = await channelOf(deps.models, checkout)
  const checked = await checkStock(deps, { channel, stateId: checkout.stateId, lines: wanted })
  return checked.flatMap(({ key, problem, freeUnits }): LineProblem[] => {
    const line = goods[Number(key)]
    if (!line || !problem) return []
    if (problem === 'PRODUCT_UNAVAILABLE') return [{ line, kind: 'NOT_AVAILABLE' }]
    return [{ line, kind: 'INSUFFICIENT_STOCK', available: freeUnits }]
  })
}
