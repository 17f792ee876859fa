import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { type CartTotals, cartTotal } from '@warsha/contract/cart/cart-total.ts'
import { scaleFees } from '@warsha/contract/cart/service-fees.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { checkStock, type StockCheckDeps, type StockProblem } from '#modules/inventory/index.ts'
import { changeLines, priceLine, type SentLine } from '../rules/change-cart.ts'
import { isQuantity } from '../rules/is-quantity.ts'

export type ChangedCart = { lines: PricedLine[]; totals: CartTotals }
export type PricedLine = CartLine & { problem: StockProblem | null; freeUnits: number }

/**
 * Adds one product, or changes how many of it there are, if there is enough stock; then prices the whole cart anew.
 * Lines that can no longer be bought stay, with their problem; what the shop no longer knows goes.
 */
export async function changeCart(
  deps: StockCheckDeps,
  asked: {
    channel: string
    stateId: number
    locale: Locale
    changed: Omit<SentLine, 'quantity'> & { quantity: unknown }
    lines: readonly SentLine[]
  },
): Promise<Outcome<ChangedCart, StockProblem>> {
  const { channel, stateId, locale, changed } = asked
  const { quantity } = changed
  if (!isQuantity(quantity)) return refuse('QUANTITY_INVALID')
  const { catalogue, cache } = await deps.models.get(catalogueModel)
  const shop = catalogue.channels.get(channel)
  if (!shop) return refuse('PRODUCT_UNAVAILABLE')
  const lines = changeLines(asked.lines, { ...changed, quantity })
  await cache?.ensure(namedBy(lines))
  const changedAt = lines.findIndex((line, at) => line !== asked.lines[at])
  const goods = lines.map((line, at) => ({ line, key: String(at) })).filter(({ line }) => !isFee(line))
  const checked = await checkStock(deps, {
    channel,
    stateId,
    lines: goods.map(({ line, key }) => ({ ...line, key })),
  })
  const stock = new Map(checked.map(({ key, problem, freeUnits }) => [key, { problem, freeUnits }]))
  const wanted = stock.get(String(changedAt))
  if (wanted?.problem) return refuse(wanted.problem, { params: { count: wanted.freeUnits } })

  const priced = lines.flatMap((line, at): PricedLine[] => {
    const found = priceLine(line, { catalogue, channel: shop, locale })
    return found ? [{ ...found, ...(stock.get(String(at)) ?? unchecked) }] : []
  })
  const kept = scaleFees(priced) as PricedLine[]
  return ok({ lines: kept, totals: cartTotal(kept) })
}

/** A fee has no stock. */
const unchecked = { problem: null, freeUnits: 0 }

/** The id of a fee may be one of a variant. */
function namedBy(lines: readonly SentLine[]) {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const ofFees = lines.filter(isFee).flatMap(({ variantId, productId }) => variantId ?? productId ?? [])
  return { ids, variantIds: ofFees }
}

function isFee({ name }: SentLine): boolean {
  return isServiceFee({ name: name ?? '' })
}
