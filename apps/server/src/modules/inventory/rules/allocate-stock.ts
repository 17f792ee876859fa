import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** A row of stock that could serve a purchase. */
export type AvailableStock = {
  stockId: number
  variantId: number
  warehouseId: number
  isCentral: boolean
  /** The place it serves; null for central ones that serve all. */
  stateId: number | null
  isActive: boolean
  free: number
}

export type StockHold = { stockId: number; variantId: number; warehouseId: number; quantity: number }

export type WantedUnits = {
  units: ReadonlyMap<number, number>
  stateId: number
  warehouseId?: number | undefined
}

/** What several places want of the same stock: what one gets, the next does not. A row is in the answer once. */
export function allocateAll(
  wanted: readonly WantedUnits[],
  rows: readonly AvailableStock[],
): Outcome<StockHold[], 'STOCK_INSUFFICIENT'> {
  const holds = new Map<number, StockHold>()
  for (const { units, stateId, warehouseId } of wanted) {
    const left = rows
      .filter((row) => row.isActive && (row.isCentral || row.stateId === stateId))
      .map((row) => ({ ...row, free: row.free - (holds.get(row.stockId)?.quantity ?? 0) }))
    const allocated = allocateStock(units, left, warehouseId)
    if (!allocated.ok) return allocated
    for (const hold of allocated.value) {
      const quantity = hold.quantity + (holds.get(hold.stockId)?.quantity ?? 0)
      holds.set(hold.stockId, { ...hold, quantity })
    }
  }
  return ok([...holds.values()])
}

/** The rows as they are once these holds have been given back. */
export function withReleased(
  rows: readonly AvailableStock[],
  released: readonly StockHold[],
): AvailableStock[] {
  const units = new Map(released.map(({ stockId, quantity }) => [stockId, quantity]))
  return rows.map((row) => ({ ...row, free: row.free + (units.get(row.stockId) ?? 0) }))
}

/**
 * Allocates what is wanted to rows of stock: the asked warehouse first, then those of the place, the central ones
 * last, so that central stock is left for places that have no other.
 */
export function allocateStock(
  wanted: ReadonlyMap<number, number>,
  rows: readonly AvailableStock[],
  firstWarehouseId?: number,
): Outcome<StockHold[], 'STOCK_INSUFFICIENT'> {
  const nearest = nearestFirst(rows, firstWarehouseId)
  const holds: StockHold[] = []
  for (const [variantId, units] of wanted) {
    let missing = units
    for (const row of nearest) {
      if (row.variantId !== variantId || missing === 0) continue
      const quantity = Math.min(missing, row.free)
      const { stockId, warehouseId } = row
      if (quantity > 0) holds.push({ stockId, variantId, warehouseId, quantity })
      missing -= quantity
    }
    if (missing > 0) return refuse('STOCK_INSUFFICIENT', { params: { variantId, count: units - missing } })
  }
  return ok(holds)
}

/** Where units go that come back: to the row that would be the first to serve. What no row counts goes nowhere. */
export function placeReturned(
  returned: ReadonlyMap<number, number>,
  rows: readonly AvailableStock[],
  firstWarehouseId?: number,
): StockHold[] {
  const nearest = nearestFirst(rows, firstWarehouseId)
  return [...returned].flatMap(([variantId, quantity]) => {
    const row = nearest.find((each) => each.variantId === variantId)
    return row ? { stockId: row.stockId, variantId, warehouseId: row.warehouseId, quantity } : []
  })
}

function nearestFirst(
  rows: readonly AvailableStock[],
  firstWarehouseId: number | undefined,
): AvailableStock[] {
  const distance = ({ warehouseId, isCentral }: AvailableStock) =>
    warehouseId === firstWarehouseId ? 0 : isCentral ? 2 : 1
  return rows.toSorted((one, other) => distance(one) - distance(other) || one.stockId - other.stockId)
}
