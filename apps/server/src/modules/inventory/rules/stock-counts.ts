import { LargeMap } from '@warsha/data-structures/large-map.ts'
import { createChangeLog } from './change-log.ts'

/** Serves one state, or all of them when it is central. */
export type Warehouse = { id: number; isCentral: boolean; stateId: number | null; isActive: boolean }

export type StockCount = { variantId: number; warehouseId: number; free: number }

/** Free units of every variant in every warehouse. Counts are changed in place: a process has one such table. */
export type StockCounts = {
  /** Grows with every change, so that whatever was derived from older counts can be recognised. */
  version(): number
  /** Variants that changed after the version; undefined when that is too long ago to be known. */
  changedSince(version: number): ReadonlySet<number> | undefined
  /** The variants have these counts from now on, and no others. */
  replace(variantIds: Iterable<number>, counts: Iterable<StockCount>): void
  /** In the state's warehouses and the central ones, or in all when no state is given. */
  freeIn(variantId: number, stateId: number | null): number
  freeAt(variantId: number, warehouseIds: readonly number[]): number
  /** The counts of these variants, each with its warehouse. */
  countsOf(variantIds: readonly number[]): (StockCount & { warehouse: Warehouse })[]
}

/** Numbers the changes; a later table of the same process must not repeat a version of an earlier one. */
export type NextVersion = () => number

/** Warehouse ids and free units in turn: most variants are in few warehouses, so this is all there is to store. */
type Pairs = readonly number[]

export function createStockCounts(warehouses: readonly Warehouse[], nextVersion: NextVersion): StockCounts {
  const pairsByVariant = new LargeMap<number, Pairs>()
  const serving = createServing(warehouses)
  const warehousesById = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]))
  const log = createChangeLog(nextVersion())

  function sum(variantId: number, ids: ReadonlySet<number>): number {
    const pairs = pairsByVariant.get(variantId) ?? []
    let total = 0
    for (let at = 0; at < pairs.length; at += 2) {
      if (ids.has(pairs[at] ?? 0)) total += Math.max(0, pairs[at + 1] ?? 0)
    }
    return total
  }

  return {
    version: log.version,
    changedSince: log.changedSince,
    replace(variantIds, counts) {
      const found = groupByVariant(counts)
      const changed = [...new Set(variantIds)].filter((id) => !isSame(pairsByVariant.get(id), found.get(id)))
      for (const id of changed) {
        const pairs = found.get(id)
        // A list that was filled by pushing has room for sixteen more.
        if (pairs) pairsByVariant.set(id, pairs.slice())
        else pairsByVariant.delete(id)
      }
      if (changed.length > 0) log.add(nextVersion(), changed)
    },
    freeIn: (variantId, stateId) => sum(variantId, serving(stateId)),
    freeAt: (variantId, warehouseIds) => sum(variantId, new Set(warehouseIds)),
    countsOf: (variantIds) =>
      variantIds.flatMap((variantId) =>
        toCounts(pairsByVariant.get(variantId) ?? []).flatMap(([warehouseId, free]) => {
          const warehouse = warehousesById.get(warehouseId)
          return warehouse ? { variantId, warehouseId, free, warehouse } : []
        }),
      ),
  }
}

/** The open warehouses that serve a state. */
function createServing(warehouses: readonly Warehouse[]): (stateId: number | null) => ReadonlySet<number> {
  const open = warehouses.filter(({ isActive }) => isActive)
  const idsWhere = (serves: (warehouse: Warehouse) => boolean) =>
    new Set(open.filter(serves).map(({ id }) => id))
  const all = idsWhere(() => true)
  const central = idsWhere(({ isCentral }) => isCentral)
  const byState = new Map(
    open.flatMap(({ stateId }) =>
      stateId === null ? [] : [[stateId, idsWhere((each) => each.isCentral || each.stateId === stateId)]],
    ),
  )
  return (stateId) => (stateId === null ? all : (byState.get(stateId) ?? central))
}

function groupByVariant(counts: Iterable<StockCount>): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const { variantId, warehouseId, free } of counts) {
    const pairs = groups.get(variantId)
    if (pairs) pairs.push(warehouseId, free)
    else groups.set(variantId, [warehouseId, free])
  }
  return groups
}

function toCounts(pairs: Pairs): [warehouseId: number, free: number][] {
  const counts: [number, number][] = []
  for (let at = 0; at < pairs.length; at += 2) counts.push([pairs[at] ?? 0, pairs[at + 1] ?? 0])
  return counts
}

function isSame(one: Pairs = [], other: Pairs = []): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at])
}
