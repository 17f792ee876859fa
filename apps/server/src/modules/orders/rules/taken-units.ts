import type { LineReservation } from '#modules/inventory/index.ts'
import type { OrderDraft } from './order.ts'

export type TakenUnits = { position: number; variantId: number; warehouseId: number; quantity: number }

/** Units that each line of an order takes from stock. A hold counts the lines from 0, surcharges between them aside. */
export function takenUnits(
  { lines }: Pick<OrderDraft, 'lines'>,
  held: readonly LineReservation[],
): TakenUnits[] {
  return held.flatMap(({ line, variantId, warehouseId, quantity }) => {
    const position = lines[line]?.position
    return position === undefined ? [] : { position, variantId, warehouseId, quantity }
  })
}
