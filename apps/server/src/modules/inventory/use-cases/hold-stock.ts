import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { allocateStock, type StockHold } from '../rules/allocate-stock.ts'
import { lockStock, moveStock } from '../storage/hold-queries.ts'

/**
 * Sets units aside in the caller's transaction, all or none. The caller stores the holds and gives them back
 * (`releaseStock`) or lets them go with the order (`takeStock`), each once.
 */
export async function holdStock(
  tx: Transaction,
  wanted: { units: ReadonlyMap<number, number>; stateId: number; warehouseId?: number },
): Promise<Outcome<StockHold[], 'STOCK_INSUFFICIENT'>> {
  const { units, stateId, warehouseId } = wanted
  const rows = units.size > 0 ? await lockStock(tx, [...units.keys()], stateId) : []
  const allocated = allocateStock(units, rows, warehouseId)
  if (!allocated.ok) return allocated
  return (await moveStock(tx, allocated.value, 'reserve')) ? allocated : refuse('STOCK_INSUFFICIENT')
}

export function releaseStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return endHolds(tx, holds, 'release')
}

export function takeStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return endHolds(tx, holds, 'take')
}

/** Holds that are not there were ended before, or their rows were deleted: a fault of the caller, which must not go on. */
async function endHolds(
  tx: Transaction,
  holds: readonly StockHold[],
  move: 'release' | 'take',
): Promise<void> {
  if (await moveStock(tx, holds, move)) return
  throw new Error(
    `Cannot ${move} stock that is not held: rows ${holds.map(({ stockId }) => stockId).join(', ')}`,
  )
}
