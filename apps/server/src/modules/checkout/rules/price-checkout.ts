import { serviceFeeName } from '@warsha/contract/cart/cart-line.ts'
import { type CartTotals, cartTotal, type PricedLine } from '@warsha/contract/cart/cart-total.ts'
import {
  type Baisa,
  multiplyBaisa,
  noBaisa,
  subtractBaisa,
  taxIncluded,
} from '@warsha/contract/money/baisa.ts'
import type { Catalogue, Channel } from '#modules/catalogue/index.ts'
import { type CheckoutLine, isFee } from './checkout.ts'

/** A line at today's prices. */
export type LinePrice = PricedLine & {
  /** Of one piece, tax contained. */
  payable: Baisa
  /** Undefined when the channel does not sell it any more. */
  productId: number | undefined
}

export type CheckoutPrices = { lines: ReadonlyMap<CheckoutLine, LinePrice>; totals: CartTotals }

/**
 * Prices a checkout as the browser previews its cart, by the same sum. Goods cost what they cost now, a fee what its
 * hour asked when it was booked; what is no longer sold costs nothing and cannot be bought.
 */
export function priceCheckout(
  lines: readonly CheckoutLine[],
  { variantsById }: Pick<Catalogue, 'variantsById'>,
  channel: Channel | undefined,
): CheckoutPrices {
  const priced = new Map(lines.map((line) => [line, isFee(line) ? priceFee(line) : priceGoods(line)]))
  return { lines: priced, totals: cartTotal([...priced.values()]) }

  function priceGoods({ variantId, quantity }: CheckoutLine): LinePrice {
    const variant = variantsById.get(variantId)
    const price = channel && variant?.prices[channel.index]
    if (!variant || !price) return { ...unsold, quantity }
    const taxRate = variant.product.taxBasisPoints / 100
    return {
      name: variant.product.name,
      quantity,
      price: price.priceBaisa,
      payable: price.payableBaisa,
      discount_amount: subtractBaisa(price.priceBaisa, price.payableBaisa),
      tax: taxIncluded(price.payableBaisa, taxRate),
      tax_rate: taxRate,
      productId: variant.product.id,
    }
  }
}

/** What a line costs, with the tax it contains rounded once for the whole line. */
export function lineTotal({ payable, quantity, tax_rate }: LinePrice): { gross: Baisa; tax: Baisa } {
  const gross = multiplyBaisa(payable, quantity)
  return { gross, tax: tax_rate === undefined ? noBaisa : taxIncluded(gross, tax_rate) }
}

function priceFee({ feeBaisa, quantity }: CheckoutLine): LinePrice {
  const amount = feeBaisa ?? noBaisa
  return { ...unsold, name: serviceFeeName, quantity, price: amount, payable: amount }
}

const unsold: LinePrice = {
  name: '',
  quantity: 0,
  price: noBaisa,
  payable: noBaisa,
  discount_amount: noBaisa,
  tax: noBaisa,
  productId: undefined,
}
