import { isTaxRate } from '../catalogue/read-tax-rate.ts'
import { normaliseDigits } from '../formats/normalise-digits.ts'
import { noBaisa } from '../money/baisa.ts'
import { type CartLine, isServiceFee, type MetadataPair } from './cart-line.ts'
import { type CartTotals, cartTotal } from './cart-total.ts'
import { scaleFees } from './service-fees.ts'

/** One thing that a stored cart had wrong, so that nothing is lost without a word. */
export type CartRepair =
  | { kind: 'reset' }
  | { kind: 'dropped'; name: string }
  | { kind: 'quantity'; name: string; quantity: number }
  | { kind: 'price'; name: string }

export type RepairedCart = { lines: CartLine[]; totals: CartTotals; repairs: CartRepair[] }

/** Stock is the real bound; this one only keeps a broken number from being taken for an order. */
export const maxQuantity = 9_999

/** Larger sums than this are no price, and a cart full of them would leave the range of safe integers. */
const maxPriceBaisa = 100_000_000
const maxLines = 500

/**
 * Makes a cart of whatever was stored: by an older build, by a hand, by half a write. A line without a text as variant
 * id empties the cart; every other fault is mended, or costs no more than its own line.
 */
export function repairCart(stored: unknown): RepairedCart {
  const found = isRecord(stored) && Array.isArray(stored.lines) ? stored.lines : null
  if (!found || found.some((line) => isRecord(line) && typeof line.variantId !== 'string')) {
    return { lines: [], totals: cartTotal([]), repairs: [{ kind: 'reset' }] }
  }
  const repairs: CartRepair[] = []
  const lines = found.flatMap((line, index) => {
    if (isRecord(line) && index < maxLines) return repairLine(line, repairs) ?? []
    repairs.push({ kind: 'dropped', name: isRecord(line) ? asText(line.name) : '' })
    return []
  })
  const sound = scaleFees(joinSameVariants(lines))
  return { lines: sound, totals: cartTotal(sound), repairs }
}

function repairLine(stored: Record<string, unknown>, repairs: CartRepair[]): CartLine | null {
  const name = asText(stored.name)
  const quantity = readQuantity(stored.quantity)
  const id = asText(stored.id)
  const variantId = asText(stored.variantId)
  if (quantity === null || !id || !variantId) {
    if (!isServiceFee({ name })) repairs.push({ kind: 'dropped', name })
    return null
  }
  if (quantity !== stored.quantity) repairs.push({ kind: 'quantity', name, quantity })
  const amounts = readAmounts(stored)
  if (!amounts.isSound) repairs.push({ kind: 'price', name })
  return {
    id,
    variantId,
    name,
    quantity,
    ...amounts.value,
    ...(isTaxRate(stored.tax_rate) && { tax_rate: stored.tax_rate }),
    img: asText(stored.img),
    bundle: asRecords(stored.bundle).flatMap((part) => {
      const pieces = readQuantity(part.quantity)
      return typeof part.product_id === 'string' && pieces
        ? [{ product_id: part.product_id, quantity: pieces }]
        : []
    }),
    metadata: asRecords(stored.metadata).filter(isPair),
    serviceMetadata: readServiceMetadata(stored.serviceMetadata),
    error: asText(stored.error) || null,
  }
}

/** Nothing and less than nothing is no line; what cannot be read at all is taken for one piece. */
function readQuantity(stored: unknown): number | null {
  const number = typeof stored === 'string' ? Number(normaliseDigits(stored) || Number.NaN) : stored
  if (typeof number !== 'number' || Number.isNaN(number)) return 1
  const whole = Math.min(Math.floor(number), maxQuantity)
  return whole >= 1 ? whole : null
}

type Amounts = Pick<CartLine, 'price' | 'payable_amount' | 'discount_amount' | 'discount_percentage' | 'tax'>

/** Amounts that contradict each other are forgotten together; opening the cart reads them anew. */
function readAmounts(stored: Record<string, unknown>): { value: Amounts; isSound: boolean } {
  const { price, payable_amount, discount_amount, tax, discount_percentage } = stored as Amounts
  const isSound =
    [price, payable_amount, discount_amount, tax].every(isAmount) &&
    price - discount_amount === payable_amount &&
    tax <= payable_amount
  if (!isSound) return { value: noAmounts, isSound }
  const percentage = Number.isFinite(discount_percentage) ? discount_percentage : 0
  return {
    value: { price, payable_amount, discount_amount, tax, discount_percentage: percentage },
    isSound,
  }
}

const noAmounts: Amounts = {
  price: noBaisa,
  payable_amount: noBaisa,
  discount_amount: noBaisa,
  discount_percentage: 0,
  tax: noBaisa,
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= maxPriceBaisa
}

function joinSameVariants(lines: readonly CartLine[]): CartLine[] {
  const joined: CartLine[] = []
  for (const line of lines) {
    const index = joined.findIndex((each) => !isServiceFee(line) && isSameVariant(each, line))
    const first = joined[index]
    if (first) joined[index] = { ...first, quantity: Math.min(first.quantity + line.quantity, maxQuantity) }
    else joined.push(line)
  }
  return joined
}

function isSameVariant(one: CartLine, other: CartLine): boolean {
  return !isServiceFee(one) && one.variantId === other.variantId
}

function readServiceMetadata(stored: unknown): CartLine['serviceMetadata'] {
  const gift = isRecord(stored) ? asText(stored.free_gift) : ''
  return gift ? { free_gift: gift } : null
}

function isPair(pair: Record<string, unknown>): pair is MetadataPair {
  return typeof pair.key === 'string' && typeof pair.value === 'string'
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function asRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
