import type { Baisa } from '../money/baisa.ts'

/** A line of the cart. Field names are the shop's contract; amounts are those of one piece, in baisa. */
export type CartLine = {
  /** The product's id. */
  id: string
  /** The variant in the cart. A product has one line for each of its variants. */
  variantId: string
  name: string
  quantity: number
  /** Before any discount, tax contained. */
  price: Baisa
  payable_amount: Baisa
  discount_amount: Baisa
  discount_percentage: number
  /** The tax contained in `payable_amount`. */
  tax: Baisa
  /** In percent; a cart that an older build stored has none until it is read again, and a fee has none. */
  tax_rate?: number
  img: string
  bundle: BundlePart[]
  /** The booking as key and value pairs; empty until one is made. */
  metadata: MetadataPair[]
  serviceMetadata: { free_gift?: string } | null
  error: string | null
}

/** A component of a product that is several sold as one. */
export type BundlePart = { product_id: string; quantity: number }

export type MetadataPair = { key: string; value: string }

/** The name of the synthetic line that carries a booked shift's fee; shown by its own text, never by this name. */
export const serviceFeeName = 'service_fee'

/** Whether it is a surcharge and not something that is bought; of the cart these are the fees of booked slots. */
export function isSurcharge(line: Pick<CartLine, 'name'> & { surcharge?: string }): boolean {
  return line.surcharge !== undefined || isServiceFee(line)
}

export function isServiceFee(line: Pick<CartLine, 'name'>): boolean {
  return line.name === serviceFeeName
}

export function readMetadata(metadata: readonly MetadataPair[], key: string): string | undefined {
  return metadata.find((pair) => pair.key === key)?.value
}
