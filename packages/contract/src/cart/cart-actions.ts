import { type CartLine, isServiceFee } from './cart-line.ts'
import { feeOf, scaleFees } from './service-fees.ts'

// Actions on the lines of a cart. Every action answers new lines and leaves the given ones as they were.
// A line is named by its variant, because two sizes of one product are two lines.

export type Lines = readonly CartLine[]

export function findLine(lines: Lines, variantId: string): CartLine | undefined {
  return lines.find((line) => !isServiceFee(line) && line.variantId === variantId)
}

/** One more piece: raises the line, or begins one with the given details. */
export function addProduct(lines: Lines, product: CartLine): CartLine[] {
  return addSingleProduct(lines, { ...product, quantity: 1 })
}

/** Appends a line with its quantity. A variant that is already there is raised by it instead of standing there twice. */
export function addSingleProduct(lines: Lines, line: CartLine): CartLine[] {
  if (!findLine(lines, line.variantId)) return [...lines, line]
  return raise(lines, line.variantId, line.quantity)
}

/** One piece less; the last piece takes the line with it. */
export function decreaseProduct(lines: Lines, variantId: string): CartLine[] {
  const line = findLine(lines, variantId)
  if (line && line.quantity <= 1) return removeProduct(lines, variantId)
  return raise(lines, variantId, -1)
}

/** Exactly so many pieces, one at least. */
export function setQuantity(lines: Lines, variantId: string, quantity: number): CartLine[] {
  const line = findLine(lines, variantId)
  return line ? raise(lines, variantId, quantity - line.quantity) : [...lines]
}

/** The booking goes with its product, and so does the booking's fee. */
export function removeProduct(lines: Lines, variantId: string): CartLine[] {
  return scaleFees(lines.filter((line) => line !== findLine(lines, variantId)))
}

/** Undoes a removal: the line that `before` had comes back to its place, with its booking and fee. */
export function restoreProduct(lines: Lines, before: Lines, variantId: string): CartLine[] {
  const line = findLine(before, variantId)
  // It may have been added anew meanwhile; that is the shopper's later word.
  if (!line || findLine(lines, variantId)) return [...lines]
  const fee = feeOf(before, line)
  return lines.toSpliced(before.indexOf(line), 0, line, ...(fee ? [fee] : []))
}

/** The fee alone; its booking stays. */
export function removeServiceLine(lines: Lines, variantId: string): CartLine[] {
  const booked = findLine(lines, variantId)
  const fee = booked && feeOf(lines, booked)
  return lines.filter((line) => line !== fee)
}

export function cleanCart(): CartLine[] {
  return []
}

export function setCart(lines: Lines): CartLine[] {
  return scaleFees(lines)
}

/** Errors are told by product, as the stock check answers them. */
export function setError(lines: Lines, productId: string, error: string): CartLine[] {
  return change(lines, (line) => line.id === productId, { error })
}

export function clearError(lines: Lines, productId: string): CartLine[] {
  return change(lines, (line) => line.id === productId && line.error !== null, { error: null })
}

function raise(lines: Lines, variantId: string, pieces: number): CartLine[] {
  const line = findLine(lines, variantId)
  if (!line) return [...lines]
  return scaleFees(change(lines, (each) => each === line, { quantity: Math.max(1, line.quantity + pieces) }))
}

function change(lines: Lines, isMeant: (line: CartLine) => boolean, to: Partial<CartLine>): CartLine[] {
  return lines.map((line) => (!isServiceFee(line) && isMeant(line) ? { ...line, ...to } : line))
}
