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

export type StockReservation = { stockId: number; variantId: number; warehouseId: number; quantity: number }

/** A reservation, and for which of those that wanted something it is: its index. */
export type LineReservation = StockReservation & { line: number }

/** Units of a line that are to be reserved in a warehouse. */
export type PlannedUnits = Omit<LineReservation, 'stockId'>

export type WantedUnits = {
  units: ReadonlyMap<number, number>
  stateId: number
  warehouseId?: number | undefined
}

/**
 * Allocates the same stock to several lines: units for one line are gone for the next. A refusal counts the units for
 * all lines that are served from the same place.
 */
export function allocateAll(
  wanted: readonly WantedUnits[],
  rows: readonly AvailableStock[],
): Outcome<LineReservation[], 'STOCK_INSUFFICIENT'> {
  const holds: LineReservation[] = []
  for (const [line, { units, stateId, warehouseId }] of wanted.entries()) {
    const held = unitsByRow(holds)
    const left = rows
      .filter((row) => row.isActive && (row.isCentral || row.stateId === stateId))
      .map((row) => ({ ...row, free: row.free - (held.get(row.stockId) ?? 0) }))
    const allocated = allocateStock(units, left, warehouseId)
    if (!allocated.ok) {
      const { variantId = 0, count = 0 } = allocated.params ?? {}
      const before = holds.filter(
        (hold) => hold.variantId === variantId && isSamePlace(wanted[hold.line], wanted[line]),
      )
      return refuse('STOCK_INSUFFICIENT', { params: { variantId, count: Number(count) + sumOf(before) } })
    }
    for (const hold of allocated.value) holds.push({ ...hold, line })
  }
  return ok(holds)
}

function isSamePlace(one: WantedUnits | undefined, other: WantedUnits | undefined): boolean {
  return one?.stateId === other?.stateId && one?.warehouseId === other?.warehouseId
}

/** The rows as they are once these holds have been given back. */
export function withReleased(
  rows: readonly AvailableStock[],
  released: readonly StockReservation[],
): AvailableStock[] {
  const units = unitsByRow(released)
  return rows.map((row) => ({ ...row, free: row.free + (units.get(row.stockId) ?? 0) }))
}

function unitsByRow(holds: readonly StockReservation[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { stockId, quantity } of holds) units.set(stockId, (units.get(stockId) ?? 0) + quantity)
  return units
}

function sumOf(holds: readonly StockReservation[]): number {
  return holds.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Allocates what is wanted to rows of stock: the asked warehouse first, then those of the place, the central ones
 * last, so that central stock is left for places that have no other.
 */
export function allocateStock(
  wanted: ReadonlyMap<number, number>,
  rows: readonly AvailableStock[],
  firstWarehouseId?: number,
): Outcome<StockReservation[], 'STOCK_INSUFFICIENT'> {
  const nearest = nearestFirst(rows, firstWarehouseId)
  const holds: StockReservation[] = []
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

function nearestFirst(
  rows: readonly AvailableStock[],
  firstWarehouseId: number | undefined,
): AvailableStock[] {
  const distance = ({ warehouseId, isCentral }: AvailableStock) =>
    warehouseId === firstWarehouseId ? 0 : isCentral ? 2 : 1
  return rows.toSorted((one, other) => distance(one) - distance(other) || one.stockId - other.stockId)
}
