import { type Baisa, baisaFromDecimal } from '../money/baisa.ts'

/** A variant's prices as the API answers them; one without a price is not for sale. */
export type VariantPricing = {
  price: { gross: Amount; tax: Amount } | null
  priceUndiscounted: { gross: Amount } | null
}

export type VariantPrice = {
  /** Before the discount; all amounts contain their tax. */
  price: Baisa
  payable: Baisa
  /** The tax contained in `payable`. */
  tax: Baisa
}

type Amount = { amount: number }

/** Null for a variant that is not for sale. */
export function readPricing(pricing: VariantPricing | null | undefined): VariantPrice | null {
  if (!pricing?.price) return null
  const { price, priceUndiscounted } = pricing
  return {
    price: baisaFromDecimal((priceUndiscounted ?? price).gross.amount),
    payable: baisaFromDecimal(price.gross.amount),
    tax: baisaFromDecimal(price.tax.amount),
  }
}
