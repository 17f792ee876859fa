import { type Baisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { type TaxedMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { Channel, Product, Variant } from '../../rules/catalogue.ts'
import { priceOf, pricesOf, type Range, taxOf } from '../../rules/prices.ts'

export type ProductPricing = {
  onSale: boolean
  discount: TaxedMoney | null
  discountPrior: null
  priceRange: TaxedRange
  priceRangeUndiscounted: TaxedRange
  priceRangePrior: null
}

export type VariantPricing = {
  onSale: boolean
  discount: TaxedMoney | null
  discountPrior: null
  price: TaxedMoney
  priceUndiscounted: TaxedMoney
  pricePrior: null
}

type TaxedRange = { start: TaxedMoney; stop: TaxedMoney }

export function toProductPricing(product: Product, channel: Channel | undefined): ProductPricing | null {
  const prices = channel && pricesOf(product, channel)
  if (!prices) return null
  const undiscounted = toRange(product, prices.price)
  const isDiscounted =
    prices.payable.lowest !== prices.price.lowest || prices.payable.highest !== prices.price.highest
  const range = isDiscounted ? toRange(product, prices.payable) : undiscounted
  return {
    onSale: isDiscounted,
    discount: difference(undiscounted.start, range.start),
    discountPrior: null,
    priceRange: range,
    priceRangeUndiscounted: undiscounted,
    priceRangePrior: null,
  }
}

export function toVariantPricing(variant: Variant, channel: Channel | undefined): VariantPricing | null {
  const prices = channel && priceOf(variant, channel)
  if (!prices) return null
  const undiscounted = toTaxed(variant.product, prices.priceBaisa)
  const isDiscounted = prices.payableBaisa !== prices.priceBaisa
  const price = isDiscounted ? toTaxed(variant.product, prices.payableBaisa) : undiscounted
  return {
    onSale: isDiscounted,
    discount: difference(undiscounted, price),
    discountPrior: null,
    price,
    priceUndiscounted: undiscounted,
    pricePrior: null,
  }
}

function toRange(product: Product, { lowest, highest }: Range): TaxedRange {
  const start = toTaxed(product, lowest)
  return { start, stop: highest === lowest ? start : toTaxed(product, highest) }
}

function toTaxed(product: Product, grossBaisa: Baisa): TaxedMoney {
  return toTaxedMoney(grossBaisa, taxOf(product, grossBaisa))
}

/** Gross, net and tax each as the difference of the two, so that the three still add up. */
function difference(whole: TaxedMoney, part: TaxedMoney): TaxedMoney | null {
  const grossBaisa = subtractBaisa(whole.gross.fractionalAmount, part.gross.fractionalAmount)
  if (grossBaisa <= 0) return null
  return toTaxedMoney(grossBaisa, subtractBaisa(whole.tax.fractionalAmount, part.tax.fractionalAmount))
}
