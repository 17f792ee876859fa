/** Serves one state, or all of them when it is central. */
export type Warehouse = { id: number; isCentral: boolean; stateId: number | null; isActive: boolean }

export type StockCount = { variantId: number; warehouseId: number; free: number }

/** Free units of every variant in every warehouse. Counts are changed in column: a process has one such table. */
export type StockCounts = {
  /** Grows with every change, so that whatever was derived from older counts can be recognised. */
  version(): number
  /** Rows that were counted, to notice when one was deleted. */
  size(): number
  put(count: StockCount): void
  /** In the state's warehouses and the central ones, or in all when no state is given. */
  freeIn(variantId: number, stateId: number | null): number
  freeAt(variantId: number, warehouseIds: readonly number[]): number
}

/** In place of a count where there is no row: counts are never negative. */
const noRow = -1

/** `firstVersion` must lie beyond the versions of the counts that these replace. */
export function createStockCounts(
  warehouses: readonly Warehouse[],
  counts: readonly StockCount[],
  firstVersion: number,
): StockCounts {
  const columns = new Map(warehouses.map((warehouse, column) => [warehouse.id, column]))
  const all = warehouses.flatMap((warehouse, column) => (warehouse.isActive ? column : []))
  const central = all.filter((column) => warehouses[column]?.isCentral)
  const ofState = new Map<number, number[]>()
  const units = new Map<number, Int32Array>()
  let version = firstVersion
  let size = 0

  function columnsOf(stateId: number | null): readonly number[] {
    if (stateId === null) return all
    const known = ofState.get(stateId)
    if (known) return known
    const own = all.filter(
      (column) => warehouses[column]?.isCentral || warehouses[column]?.stateId === stateId,
    )
    // A state that has no warehouse, or does not exist, is served by the central ones: nothing to remember.
    if (own.length === central.length) return central
    ofState.set(stateId, own)
    return own
  }

  function sum(variantId: number, at: readonly number[]): number {
    const free = units.get(variantId)
    if (!free) return 0
    let total = 0
    for (const column of at) total += Math.max(0, free[column] ?? 0)
    return total
  }

  function put({ variantId, warehouseId, free }: StockCount): void {
    const column = columns.get(warehouseId)
    if (column === undefined) return
    const row = units.get(variantId) ?? new Int32Array(warehouses.length).fill(noRow)
    if (row[column] === free) return
    if (row[column] === noRow) size += 1
    row[column] = free
    units.set(variantId, row)
    version += 1
  }

  for (const count of counts) put(count)
  return {
    version: () => version,
    size: () => size,
    put,
    freeIn: (variantId, stateId) => sum(variantId, columnsOf(stateId)),
    freeAt: (variantId, warehouseIds) =>
      sum(
        variantId,
        warehouseIds.flatMap((id) => columns.get(id) ?? []),
      ),
  }
}
