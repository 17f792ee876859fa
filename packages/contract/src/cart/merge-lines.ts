import { addSingleProduct, findLine, type Lines, removeProduct } from './cart-actions.ts'
import { type CartLine, isServiceFee } from './cart-line.ts'
import { feeOf, scaleFees } from './service-fees.ts'

/** Two carts made from `base`. */
export type LineChanges = { base: Lines; earlier: Lines; later: Lines }

/** The earlier lines with everything that was done to `base` later: pieces more or fewer, and another booking. */
export function mergeLines({ base, earlier, later }: LineChanges): CartLine[] {
  let merged = [...earlier]
  for (const line of [...later, ...base]) {
    const { variantId } = line
    const after = findLine(later, variantId)
    // A line that is in both is merged once.
    if (isServiceFee(line) || (after && after !== line)) continue
    const before = findLine(base, variantId)
    const pieces = (after?.quantity ?? 0) - (before?.quantity ?? 0)
    const left = (findLine(merged, variantId)?.quantity ?? 0) + pieces
    merged =
      left > 0 ? addSingleProduct(merged, { ...line, quantity: pieces }) : removeProduct(merged, variantId)
    if (after && bookingOf(after) !== bookingOf(before)) merged = bookAs(merged, after, feeOf(later, after))
  }
  return merged
}

/** A fee that no longer belongs to its line goes by itself. */
function bookAs(lines: Lines, { variantId, metadata }: CartLine, fee: CartLine | undefined): CartLine[] {
  const line = findLine(lines, variantId)
  return scaleFees(
    lines.flatMap((each) => (each === line ? [{ ...each, metadata }, ...(fee ? [fee] : [])] : [each])),
  )
}

function bookingOf(line: CartLine | undefined): string {
  return JSON.stringify(line?.metadata ?? [])
}
