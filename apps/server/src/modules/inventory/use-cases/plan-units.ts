import type { Models } from '#kernel/read-model.ts'
import { allocateAll, type PlannedUnits } from '../rules/allocate-stock.ts'
import type { StockWanted } from './reserve-stock.ts'
import { stockModel } from './stock-model.ts'

/**
 * Allocates units by the counts in memory, as `reserveStock` does under locks. It promises nothing: the statement that reserves them
 * decides (`reservingUnits`). Undefined when the counts have too few.
 */
export async function planUnits(
  models: Models,
  wanted: readonly StockWanted[],
): Promise<PlannedUnits[] | undefined> {
  const counts = await models.get(stockModel)
  const variantIds = [...new Set(wanted.flatMap(({ units }) => [...units.keys()]))]
  const rows = counts.countsOf(variantIds).map(({ warehouse, ...count }, stockId) => ({
    ...count,
    ...warehouse,
    stockId,
  }))
  const allocated = allocateAll(wanted, rows)
  if (!allocated.ok) return undefined
  return allocated.value.map(({ stockId: _position, ...units }) => units)
}
