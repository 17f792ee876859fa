import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** A row of stock that could serve a purchase. */
export type Shelf = {
  stockId: number
  variantId: number
  warehouseId: number
  isCentral: boolean
  free: number
}

export type StockHold = { stockId: number; variantId: number; quantity: number }

/**
 * Spreads what is wanted over the shelves: the asked one first, then those of the place, the central ones last,
 * so that what lies elsewhere stays for those who can be served from nowhere else.
 */
export function shareOut(
  wanted: ReadonlyMap<number, number>,
  shelves: readonly Shelf[],
  firstWarehouseId?: number,
): Outcome<StockHold[], 'STOCK_INSUFFICIENT'> {
  const distance = ({ warehouseId, isCentral }: Shelf) =>
    warehouseId === firstWarehouseId ? 0 : isCentral ? 2 : 1
  const nearest = shelves.toSorted(
    (one, other) => distance(one) - distance(other) || one.stockId - other.stockId,
  )
  const holds: StockHold[] = []
  for (const [variantId, units] of wanted) {
    let missing = units
    for (const shelf of nearest) {
      if (shelf.variantId !== variantId || missing === 0) continue
      const quantity = Math.min(missing, shelf.free)
      if (quantity > 0) holds.push({ stockId: shelf.stockId, variantId, quantity })
      missing -= quantity
    }
    if (missing > 0) return refuse('STOCK_INSUFFICIENT', { params: { variantId } })
  }
  return ok(holds)
}
