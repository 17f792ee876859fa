import { serviceFeeName } from '@warsha/contract/cart/cart-line.ts'
import {
  type CheckoutPricedLine,
  type CheckoutTotals,
  checkoutTotal,
} from '@warsha/contract/checkout/checkout-total.ts'
import {
  type Baisa,
  multiplyBaisa,
  noBaisa,
  subtractBaisa,
  taxIncluded,
} from '@warsha/contract/money/baisa.ts'
import type { Catalogue, Channel } from '#modules/catalogue/index.ts'
import { type CheckoutLine, isFee } from './checkout.ts'
import type { CheckoutDiscount } from './checkout-discount.ts'

/** A line at today's prices. */
export type LinePrice = CheckoutPricedLine & {
  /** What codes take off the whole line. */
  code_amount: Baisa
  /** Undefined when the channel does not sell it any more. */
  productId: number | undefined
}

export type CheckoutPrices = {
  lines: ReadonlyMap<CheckoutLine, LinePrice>
  totals: CheckoutTotals
  /** What each discount comes to. */
  discounts: readonly { discount: CheckoutDiscount; amount: Baisa }[]
}

/**
 * Prices a checkout as the browser previews its cart, by the same sum. Goods cost what they cost now, a fee what its
 * hour asked when it was booked; what is no longer sold costs nothing and cannot be bought. Discounts come off that.
 */
export function priceCheckout(
  { lines, discounts }: { lines: readonly CheckoutLine[]; discounts: readonly CheckoutDiscount[] },
  { variantsById }: Pick<Catalogue, 'variantsById'>,
  channel: Channel | undefined,
): CheckoutPrices {
  const priced = lines.map((line) => (isFee(line) ? priceFee(line) : priceGoods(line)))
  const { totals, applied } = checkoutTotal(priced, discounts)
  const withShares = priced.map((price, at): [CheckoutLine | undefined, LinePrice] => [
    lines[at],
    { ...price, code_amount: applied.shares.get(price.lineId) ?? noBaisa },
  ])
  return {
    lines: new Map(withShares.flatMap(([line, price]) => (line ? [[line, price]] : []))),
    totals,
    discounts: discounts.map((discount, at) => ({ discount, amount: applied.amounts[at] ?? noBaisa })),
  }

  function priceGoods({ publicId, variantId, quantity }: CheckoutLine): LinePrice {
    const variant = variantsById.get(variantId)
    const price = channel && variant?.prices[channel.index]
    if (!variant || !price) return { ...unsold, lineId: publicId, quantity }
    const taxRate = variant.product.taxBasisPoints / 100
    return {
      ...unsold,
      lineId: publicId,
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

/** What a line costs after codes, with the tax it contains rounded once for the whole line. */
export function lineTotal(price: LinePrice): { gross: Baisa; tax: Baisa } {
  const { payable, quantity, tax_rate, code_amount } = price
  const gross = subtractBaisa(multiplyBaisa(payable, quantity), code_amount)
  return { gross, tax: tax_rate === undefined ? noBaisa : taxIncluded(gross, tax_rate) }
}

function priceFee({ publicId, feeBaisa, quantity }: CheckoutLine): LinePrice {
  const amount = feeBaisa ?? noBaisa
  return { ...unsold, lineId: publicId, name: serviceFeeName, quantity, price: amount, payable: amount }
}

const unsold: LinePrice = {
  lineId: '',
  name: '',
  quantity: 0,
  price: noBaisa,
  payable: noBaisa,
  discount_amount: noBaisa,
  tax: noBaisa,
  code_amount: noBaisa,
  productId: undefined,
}
