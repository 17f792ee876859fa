/** A place where goods lie: of one state, or central, which serves every state. */
export type Warehouse = { id: number; isCentral: boolean; stateId: number | null; isActive: boolean }

export type StockCount = { variantId: number; warehouseId: number; free: number }

/** Free units of every variant on every shelf. Counts change in place: there is one such table in a process. */
export type Shelves = {
  /** Grows with every change, so that what was derived from the counts can be told to be old. */
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

/** `firstVersion` must lie beyond the versions of the shelves that these replace. */
export function createShelves(
  warehouses: readonly Warehouse[],
  counts: readonly StockCount[],
  firstVersion: number,
): Shelves {
  const places = new Map(warehouses.map((warehouse, place) => [warehouse.id, place]))
  const all = warehouses.flatMap((warehouse, place) => (warehouse.isActive ? place : []))
  const central = all.filter((place) => warehouses[place]?.isCentral)
  const ofState = new Map<number, number[]>()
  const units = new Map<number, Int32Array>()
  let version = firstVersion
  let size = 0

  function placesOf(stateId: number | null): readonly number[] {
    if (stateId === null) return all
    const known = ofState.get(stateId)
    if (known) return known
    const own = all.filter((place) => warehouses[place]?.isCentral || warehouses[place]?.stateId === stateId)
    // A state that has no warehouse, or does not exist, is served by the central ones: nothing to remember.
    if (own.length === central.length) return central
    ofState.set(stateId, own)
    return own
  }

  function sum(variantId: number, at: readonly number[]): number {
    const free = units.get(variantId)
    if (!free) return 0
    let total = 0
    for (const place of at) total += Math.max(0, free[place] ?? 0)
    return total
  }

  function put({ variantId, warehouseId, free }: StockCount): void {
    const place = places.get(warehouseId)
    if (place === undefined) return
    const row = units.get(variantId) ?? new Int32Array(warehouses.length).fill(noRow)
    if (row[place] === free) return
    if (row[place] === noRow) size += 1
    row[place] = free
    units.set(variantId, row)
    version += 1
  }

  for (const count of counts) put(count)
  return {
    version: () => version,
    size: () => size,
    put,
    freeIn: (variantId, stateId) => sum(variantId, placesOf(stateId)),
    freeAt: (variantId, warehouseIds) =>
      sum(
        variantId,
        warehouseIds.flatMap((id) => places.get(id) ?? []),
      ),
  }
}
