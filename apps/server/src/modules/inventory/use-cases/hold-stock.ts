import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { allocateStock, type StockHold } from '../rules/allocate-stock.ts'
import { lockStock, moveStock } from '../storage/hold-queries.ts'

/**
 * Sets units aside in the caller's transaction, all or none. The caller keeps the holds and gives them back
 * (`releaseStock`) or lets them go with the order (`takeStock`), each once.
 */
export async function holdStock(
  tx: Transaction,
  wanted: { units: ReadonlyMap<number, number>; stateId: number; warehouseId?: number },
): Promise<Outcome<StockHold[], 'STOCK_INSUFFICIENT'>> {
  const { units, stateId, warehouseId } = wanted
  const rows = units.size > 0 ? await lockStock(tx, [...units.keys()], stateId) : []
  const allocated = allocateStock(units, rows, warehouseId)
  if (allocated.ok) await moveStock(tx, allocated.value, 'reserve')
  return allocated
}

export function releaseStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return moveStock(tx, holds, 'release')
}

export function takeStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return moveStock(tx, holds, 'take')
}
