import type { Transaction } from '#kernel/database/connect.ts'
import { exchangeStock } from '#modules/inventory/index.ts'
import type { TakenUnits } from '../rules/taken-units.ts'
import { moveSoldUnits, readSoldUnits } from '../storage/order-stock-queries.ts'

/**
 * Takes the goods of lines from another warehouse, and puts those that were allotted back to theirs; all of them or
 * nothing. False when that warehouse has not enough, or when something of a line was used. The order is locked by the caller.
 */
export async function exchangeGoods(
  tx: Transaction,
  { orderId, positions, warehouseId }: { orderId: number; positions: readonly number[]; warehouseId: number },
): Promise<boolean> {
  const sold = (await readSoldUnits(tx, orderId)).filter(({ position }) => positions.includes(position))
  if (sold.some(({ line }) => line.used + line.expired > 0)) return false
  const units: TakenUnits[] = sold
    .filter((row) => row.warehouseId !== warehouseId && row.quantity > row.returned)
    .map((row) => ({ ...row, quantity: row.quantity - row.returned }))
  if (units.length === 0) return true
  const taken = units.map(({ variantId, quantity }) => ({ variantId, quantity, warehouseId }))
  if (!(await exchangeStock(tx, { taken, returned: units }))) return false
  await moveSoldUnits(tx, orderId, { units, warehouseId })
  return true
}
