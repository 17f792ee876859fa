import { addSingleProduct, findLine, type Lines, removeProduct, setQuantity } from './cart-actions.ts'
import { type CartLine, isServiceFee } from './cart-line.ts'
import { feeOf, scaleFees } from './service-fees.ts'

/** Two carts made from `base`. */
export type LineChanges = { base: Lines; earlier: Lines; later: Lines }

/** The earlier lines with everything that was done to `base` later: pieces more or fewer, and another booking. */
export function mergeLines({ base, earlier, later }: LineChanges): CartLine[] {
  const variants = new Set(
    [...base, ...later].filter((line) => !isServiceFee(line)).map((line) => line.variantId),
  )
  let merged = [...earlier]
  for (const variantId of variants) {
    const before = findLine(base, variantId)
    const line = findLine(later, variantId)
    merged = addPieces(merged, { variantId, line, pieces: (line?.quantity ?? 0) - (before?.quantity ?? 0) })
    if (line && bookingOf(line) !== bookingOf(before)) merged = bookAs(merged, later, line)
  }
  return merged
}

type Pieces = { variantId: string; line: CartLine | undefined; pieces: number }

function addPieces(lines: CartLine[], { variantId, line, pieces }: Pieces): CartLine[] {
  if (pieces > 0 && line) return addSingleProduct(lines, { ...line, quantity: pieces })
  const left = (findLine(lines, variantId)?.quantity ?? 0) + pieces
  if (pieces === 0) return lines
  return left > 0 ? setQuantity(lines, variantId, left) : removeProduct(lines, variantId)
}

/** Gives the line the booking that it has in `source`, with its fee behind it. */
function bookAs(lines: CartLine[], source: Lines, { variantId, metadata }: CartLine): CartLine[] {
  const line = findLine(lines, variantId)
  const booked = findLine(source, variantId)
  if (!line || !booked) return lines
  const formerFee = feeOf(lines, line)
  const fee = feeOf(source, booked)
  return scaleFees(
    lines
      .filter((each) => each !== formerFee)
      .flatMap((each) => (each === line ? [{ ...line, metadata }, ...(fee ? [fee] : [])] : [each])),
  )
}

function bookingOf(line: CartLine | undefined): string {
  return JSON.stringify(line?.metadata ?? [])
}
