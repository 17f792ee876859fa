import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { checkStock } from '#modules/inventory/index.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { PlannedLine } from './plan-lines.ts'

/** A visitor holds nothing, so that no stock is blocked without an account; sold-out goods are refused all the same. */
export async function checkVisitorsStock(
  deps: CheckoutDeps,
  planned: readonly PlannedLine[],
  { channel, stateId }: { channel: string; stateId: number },
): Promise<Outcome<undefined, 'STOCK_INSUFFICIENT'>> {
  const lines = planned.map(({ draft, variant }, at) => ({
    key: String(at),
    productId: variant.product.id,
    variantId: variant.id,
    quantity: draft.quantity,
  }))
  const checked = await checkStock(deps, { channel, stateId, lines })
  const short = checked.find(({ problem }) => problem === 'STOCK_INSUFFICIENT')
  const variantId = planned[Number(short?.key)]?.variant.id
  if (!short || variantId === undefined) return ok(undefined)
  return refuse('STOCK_INSUFFICIENT', { field: 'quantity', params: { variantId, count: short.freeUnits } })
}
