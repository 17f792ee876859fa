import { discountPercentage } from '@warsha/contract/catalogue/discount-percentage.ts'
import { type Baisa, baisa, subtractBaisa, taxIncluded } from '@warsha/contract/money/baisa.ts'
import type { Channel, Price, Product, Variant } from './catalogue.ts'

/** The prices of a product in a channel, from its cheapest to its dearest variant. */
export type ProductPrices = {
  price: Range
  payable: Range
  /** Of the cheapest variants: what the card strikes through minus what it shows. */
  discountBaisa: Baisa
  discountPercentage: number
  discountKind: Price['discountKind']
  taxBasisPoints: number
}

export type Range = { lowest: Baisa; highest: Baisa }

/** Undefined when the channel does not sell it: there is no price to fall back on. */
export function pricesOf(product: Product, channel: Channel): ProductPrices | undefined {
  const price = { ...emptyRange }
  const payable = { ...emptyRange }
  let discountKind: Price['discountKind'] = 'none'
  let taxBasisPoints = product.taxBasisPoints
  for (const variant of product.variants) {
    const own = priceOf(variant, channel)
    if (!own) continue
    taxBasisPoints = own.taxBasisPoints
    widen(price, own.priceBaisa)
    widen(payable, own.payableBaisa)
    if (discountKind === 'none' && own.payableBaisa < own.priceBaisa) discountKind = own.discountKind
  }
  if (price.lowest > price.highest) return undefined
  const discountBaisa = subtractBaisa(price.lowest, payable.lowest)
  return {
    price,
    payable,
    discountBaisa,
    discountPercentage: discountPercentage(discountBaisa, price.lowest),
    discountKind,
    taxBasisPoints,
  }
}

/** The payable price of the cheapest variant, which is all that an order or a range looks at. */
export function lowestPayable({ variants }: Product, { index }: Channel): Baisa | undefined {
  let lowest: Baisa | undefined
  for (const { prices } of variants) {
    const payable = prices[index]?.payableBaisa
    if (payable !== undefined && (lowest === undefined || payable < lowest)) lowest = payable
  }
  return lowest
}

export function priceOf(variant: Variant, channel: Channel): Price | undefined {
  return variant.prices[channel.index]
}

/** The tax that an amount contains, at the rate of its price. */
export function taxOf({ taxBasisPoints }: Pick<Price, 'taxBasisPoints'>, grossBaisa: Baisa): Baisa {
  return taxIncluded(grossBaisa, taxBasisPoints / 100)
}

/** Lies around no amount: the first one sets both of its ends. */
const emptyRange: Range = { lowest: baisa(Number.MAX_SAFE_INTEGER), highest: baisa(0) }

function widen(range: Range, amount: Baisa): void {
  if (amount < range.lowest) range.lowest = amount
  if (amount > range.highest) range.highest = amount
}
