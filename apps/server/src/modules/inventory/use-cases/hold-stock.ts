import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { type StockHold, shareOut } from '../rules/share-out.ts'
import { lockShelves, moveStock } from '../storage/hold-queries.ts'

/**
 * Sets units aside in the caller's transaction, all or none. The caller keeps the holds and gives them back
 * (`releaseStock`) or lets them go with the order (`takeStock`), each once.
 */
export async function holdStock(
  tx: Transaction,
  wanted: { units: ReadonlyMap<number, number>; stateId: number; warehouseId?: number },
): Promise<Outcome<StockHold[], 'STOCK_INSUFFICIENT'>> {
  const { units, stateId, warehouseId } = wanted
  const shelves = units.size > 0 ? await lockShelves(tx, [...units.keys()], stateId) : []
  const shared = shareOut(units, shelves, warehouseId)
  if (shared.ok) await moveStock(tx, shared.value, 'reserve')
  return shared
}

export function releaseStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return moveStock(tx, holds, 'release')
}

export function takeStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return moveStock(tx, holds, 'take')
}
