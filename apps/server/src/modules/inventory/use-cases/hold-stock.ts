import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { allocateAll, placeReturned, type StockHold, withReleased } from '../rules/allocate-stock.ts'
import { lockStock, moveStock } from '../storage/hold-queries.ts'

export type StockWanted = {
  /** By variant. */
  units: ReadonlyMap<number, number>
  stateId: number
  /** Whose stock is taken first. */
  warehouseId?: number | undefined
}

/**
 * Sets units aside in the caller's transaction, all or none, in the place of `former` holds where there are some. The
 * caller stores the holds and gives them back (`releaseStock`) or lets them go with the order (`takeStock`), each once.
 * All rows are locked by one statement, whichever places they are of, so that two callers cannot wait for each other.
 */
export async function holdStock(
  tx: Transaction,
  wanted: readonly StockWanted[],
  former: readonly StockHold[] = [],
): Promise<Outcome<StockHold[], 'STOCK_INSUFFICIENT'>> {
  const variantIds = [...new Set(wanted.flatMap(({ units }) => [...units.keys()]))]
  if (variantIds.length === 0 && former.length === 0) return ok([])
  const rows = await lockStock(tx, {
    variantIds,
    stateIds: wanted.map(({ stateId }) => stateId),
    stockIds: former.map(({ stockId }) => stockId),
  })
  await releaseStock(tx, former)
  const allocated = allocateAll(wanted, withReleased(rows, former))
  if (!allocated.ok) return allocated
  return (await moveStock(tx, allocated.value, 'reserve')) ? allocated : refuse('STOCK_INSUFFICIENT')
}

export function releaseStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return endHolds(tx, holds, 'release')
}

export function takeStock(tx: Transaction, holds: readonly StockHold[]): Promise<void> {
  return endHolds(tx, holds, 'take')
}

/** Puts units back that were sold, in the caller's transaction. Which row they came from is not known any more. */
export async function returnStock(
  tx: Transaction,
  { units, stateId, warehouseId }: StockWanted,
): Promise<void> {
  const variantIds = [...units.keys()]
  if (variantIds.length === 0) return
  const rows = await lockStock(tx, { variantIds, stateIds: [stateId], stockIds: [] })
  await moveStock(tx, placeReturned(units, rows, warehouseId), 'return')
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
