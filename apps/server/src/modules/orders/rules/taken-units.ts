import type { LineHold } from '#modules/inventory/index.ts'
import type { OrderDraft } from './order.ts'

export type TakenUnits = { position: number; variantId: number; warehouseId: number; quantity: number }

/** What each line of an order takes from stock. A hold counts the goods, among which the lines have their fees. */
export function takenUnits({ lines }: Pick<OrderDraft, 'lines'>, held: readonly LineHold[]): TakenUnits[] {
  const goods = lines.filter(({ feeOfPosition }) => feeOfPosition === null)
  return held.flatMap(({ line, variantId, warehouseId, quantity }) => {
    const position = goods[line]?.position
    return position === undefined ? [] : { position, variantId, warehouseId, quantity }
  })
}
