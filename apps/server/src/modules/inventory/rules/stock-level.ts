/** The stock of a variant in a warehouse, as an operator sees it. */
export type StockLevel = {
  stockId: number
  variantId: number
  warehouseId: number
  onHand: number
  reserved: number
  revision: number
}

export type StockChange = { onHand: number; revision: number } | { by: number }

export type StockChangeRefusal = 'VERSION_CONFLICT' | 'STOCK_RESERVED' | 'STOCK_TOO_LARGE'

/** More units than any warehouse has room for. */
export const maxUnits = 1_000_000

/** The number of units after the change, or why it is refused: units reserved for purchases stay. */
export function changedUnits(
  { onHand, reserved, revision }: StockLevel,
  change: StockChange,
): number | StockChangeRefusal {
  if ('revision' in change && change.revision !== revision) return 'VERSION_CONFLICT'
  const units = 'by' in change ? onHand + change.by : change.onHand
  if (units > maxUnits) return 'STOCK_TOO_LARGE'
  return units < reserved ? 'STOCK_RESERVED' : units
}
