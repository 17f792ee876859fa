/** More pieces are in no order, and their amount must stay an exact number. */
const maxPieces = 10_000

/** Says whether what a caller sent is a number of pieces that a line may have. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxPieces
}
