import { type Baisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { type TaxedMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { Channel, Price, Product, Variant } from '../../rules/catalogue.ts'
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
  const undiscounted = toRange(prices, prices.price)
  const isDiscounted =
    prices.payable.lowest !== prices.price.lowest || prices.payable.highest !== prices.price.highest
  const range = isDiscounted ? toRange(prices, prices.payable) : undiscounted
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
  const undiscounted = toTaxed(prices, prices.priceBaisa)
  const isDiscounted = prices.payableBaisa !== prices.priceBaisa
  const price = isDiscounted ? toTaxed(prices, prices.payableBaisa) : undiscounted
  return {
    onSale: isDiscounted,
    discount: difference(undiscounted, price),
    discountPrior: null,
    price,
    priceUndiscounted: undiscounted,
    pricePrior: null,
  }
}

type Rate = Pick<Price, 'taxBasisPoints'>

function toRange(rate: Rate, { lowest, highest }: Range): TaxedRange {
  const start = toTaxed(rate, lowest)
  return { start, stop: highest === lowest ? start : toTaxed(rate, highest) }
}

function toTaxed(rate: Rate, grossBaisa: Baisa): TaxedMoney {
  return toTaxedMoney(grossBaisa, taxOf(rate, grossBaisa))
}

/** Gross, net and tax each as the difference of the two, so that the three still add up. */
function difference(whole: TaxedMoney, part: TaxedMoney): TaxedMoney | null {
  const grossBaisa = subtractBaisa(whole.gross.fractionalAmount, part.gross.fractionalAmount)
  if (grossBaisa <= 0) return null
  return toTaxedMoney(grossBaisa, subtractBaisa(whole.tax.fractionalAmount, part.tax.fractionalAmount))
}
