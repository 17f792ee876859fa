import { type Baisa, noBaisa } from '../money/baisa.ts'
import { type CartLine, isServiceFee, readMetadata, serviceFeeName } from './cart-line.ts'

/** The fee of a booked shift as a line of its own, linked to the line it was booked for. */
export function createFeeLine(booked: CartLine, fee: { id: string; amount: Baisa }): CartLine {
  return {
    id: fee.id,
    variantId: fee.id,
    name: serviceFeeName,
    quantity: booked.quantity,
    price: fee.amount,
    payable_amount: fee.amount,
    discount_amount: noBaisa,
    discount_percentage: 0,
    tax: noBaisa,
    img: '',
    bundle: [],
    metadata: [
      { key: 'product_id', value: booked.id },
      { key: 'variant_id', value: booked.variantId },
      { key: 'service_fee_id', value: fee.id },
    ],
    serviceMetadata: null,
    error: null,
  }
}

export function feeOf(lines: readonly CartLine[], booked: CartLine): CartLine | undefined {
  return lines.find((line) => isServiceFee(line) && belongsTo(line, booked))
}

/** Fees are charged by the piece, and none outlives its booking. */
export function scaleFees(lines: readonly CartLine[]): CartLine[] {
  const goods = lines.filter((line) => !isServiceFee(line))
  return lines.flatMap((line) => {
    if (!isServiceFee(line)) return line
    const booked = goods.find((candidate) => belongsTo(line, candidate))
    if (!booked || feeOf(lines, booked) !== line) return []
    return line.quantity === booked.quantity ? line : { ...line, quantity: booked.quantity }
  })
}

/** Two variants of a product may be booked for different shifts, so the product alone does not tell. */
function belongsTo(fee: CartLine, booked: CartLine): boolean {
  return (
    readMetadata(fee.metadata, 'product_id') === booked.id &&
    readMetadata(fee.metadata, 'variant_id') === booked.variantId &&
    readMetadata(fee.metadata, 'service_fee_id') === readMetadata(booked.metadata, 'service_fee_id')
  )
}
