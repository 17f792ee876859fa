import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** A row of stock that could serve a purchase. */
export type AvailableStock = {
  stockId: number
  variantId: number
  warehouseId: number
  isCentral: boolean
  free: number
}

export type StockHold = { stockId: number; variantId: number; quantity: number }

/**
 * Allocates what is wanted to rows of stock: the asked warehouse first, then those of the place, the central ones
 * last, so that central stock is left for places that have no other.
 */
export function allocateStock(
  wanted: ReadonlyMap<number, number>,
  rows: readonly AvailableStock[],
  firstWarehouseId?: number,
): Outcome<StockHold[], 'STOCK_INSUFFICIENT'> {
  const distance = ({ warehouseId, isCentral }: AvailableStock) =>
    warehouseId === firstWarehouseId ? 0 : isCentral ? 2 : 1
  const nearest = rows.toSorted(
    (one, other) => distance(one) - distance(other) || one.stockId - other.stockId,
  )
  const holds: StockHold[] = []
  for (const [variantId, units] of wanted) {
    let missing = units
    for (const row of nearest) {
      if (row.variantId !== variantId || missing === 0) continue
      const quantity = Math.min(missing, row.free)
      if (quantity > 0) holds.push({ stockId: row.stockId, variantId, quantity })
      missing -= quantity
    }
    if (missing > 0) return refuse('STOCK_INSUFFICIENT', { params: { variantId } })
  }
  return ok(holds)
}
