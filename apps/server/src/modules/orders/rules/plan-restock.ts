import { type LineUsage, openUnits } from './line-usage.ts'
import type { OrderStatus } from './order-status.ts'
import type { TakenUnits } from './taken-units.ts'

/** Units of a line that left the stock, how many of them are back, and what became of the line. */
export type SoldUnits = TakenUnits & { returned: number; line: LineUsage }

/**
 * The units to put back to stock: of each line the returned ones and, once the order is cancelled, the open ones.
 * Units that are back already are not counted again, so a second plan is empty.
 */
export function planRestock(status: OrderStatus, sold: readonly SoldUnits[]): TakenUnits[] {
  return [...Map.groupBy(sold, keyOf).values()].flatMap((rows) => {
    let owed = owedOf(status, rows)
    return rows.flatMap(({ position, variantId, warehouseId, quantity, returned }) => {
      const units = Math.min(owed, quantity - returned)
      owed -= units
      return units > 0 ? { position, variantId, warehouseId, quantity: units } : []
    })
  })
}

/** Of one variant of a line, whose pieces may be in several warehouses. A bundle has several pieces for each unit. */
function owedOf(status: OrderStatus, rows: readonly SoldUnits[]): number {
  const [first] = rows
  if (!first) return 0
  const taken = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const back = rows.reduce((sum, { returned }) => sum + returned, 0)
  return Math.floor((taken * givenUp(status, first.line)) / first.line.quantity) - back
}

function givenUp(status: OrderStatus, line: LineUsage): number {
  return line.returned + (status === 'CANCELED' ? openUnits(line) : 0)
}

function keyOf({ position, variantId }: SoldUnits): string {
  return `${position}:${variantId}`
}
