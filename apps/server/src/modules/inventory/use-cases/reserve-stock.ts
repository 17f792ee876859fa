import type { Transaction } from '#kernel/database/connect.ts'
import { writeAtEnd } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  allocateAll,
  type LineReservation,
  type StockReservation,
  withReleased,
} from '../rules/allocate-stock.ts'
import {
  addStock,
  lockStock,
  moveStock,
  type StockUnits,
  takeFreeUnits,
  takenUnits,
} from '../storage/stock-reservation-queries.ts'

export type StockWanted = {
  /** By variant. */
  units: ReadonlyMap<number, number>
  stateId: number
  /** The warehouse whose stock is taken first. */
  warehouseId?: number | undefined
}

/**
 * Sets units aside in the caller's transaction, all or none, in the place of `former` holds where there are some. The
 * caller stores the reservations and gives them back (`releaseStock`) or lets them go with the order (`takeStock`), each once.
 * Each hold says by index for which of the wanted it is. All rows are locked by one statement, whichever places they are
 * of, so that two callers cannot wait for each other.
 */
export async function reserveStock(
  tx: Transaction,
  wanted: readonly StockWanted[],
  former: readonly StockReservation[] = [],
): Promise<Outcome<LineReservation[], 'STOCK_INSUFFICIENT'>> {
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

/** Holds that are not there were ended before, or their rows were deleted: a fault of the caller, which must not go on. */
export async function releaseStock(tx: Transaction, holds: readonly StockReservation[]): Promise<void> {
  if (await moveStock(tx, holds, 'release')) return
  const ids = holds.map(({ stockId }) => stockId)
  throw new Error(`Cannot release stock that is not held: rows ${ids.join(', ')}`)
}

/** The units leave at the end of the transaction; that they are held is checked then, as for `releaseStock`. */
export async function takeStock(tx: Transaction, holds: readonly StockReservation[]): Promise<void> {
  if (holds.length > 0) await writeAtEnd(tx, takenUnits, holds)
}

/** Puts units that were taken back to where they came from, in the caller's transaction; the caller remembers which. */
export async function returnStock(tx: Transaction, units: readonly StockUnits[]): Promise<void> {
  if (units.length > 0) await addStock(tx, units)
}

/**
 * Takes free units of certain warehouses in the place of units that were taken elsewhere, which go back; all of them or
 * none. False when there are not so many.
 */
export async function exchangeStock(
  tx: Transaction,
  { taken, returned }: { taken: readonly StockUnits[]; returned: readonly StockUnits[] },
): Promise<boolean> {
  if (taken.length > 0 && !(await takeFreeUnits(tx, taken))) return false
  await returnStock(tx, returned)
  return true
}
