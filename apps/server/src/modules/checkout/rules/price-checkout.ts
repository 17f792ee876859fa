import { serviceFeeName } from '@warsha/contract/cart/cart-line.ts'
import {
  type CheckoutPricedLine,
  type CheckoutTotals,
  checkoutTotal,
} from '@warsha/contract/checkout/checkout-total.ts'
import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import {
  type Baisa,
  multiplyBaisa,
  noBaisa,
  splitByWeights,
  subtractBaisa,
  sumBaisa,
  taxIncluded,
} from '@warsha/contract/money/baisa.ts'
import type { Catalogue, Channel } from '#modules/catalogue/index.ts'
import type { Checkout, CheckoutLine } from './checkout.ts'
import type { CheckoutDiscount } from './checkout-discount.ts'
import type { CheckoutSurcharge } from './surcharge.ts'

/** A line or surcharge at today's prices. */
export type LinePrice = CheckoutPricedLine & {
  /** The discount of codes on the whole line. */
  code_amount: Baisa
  /** The price in all after codes, and the tax in it; these taxes sum to the tax of the checkout. */
  total: Baisa
  total_tax: Baisa
  /** Undefined when the channel does not sell it any more. */
  productId: number | undefined
}

export type CheckoutPrices = {
  lines: ReadonlyMap<CheckoutLine, LinePrice>
  surcharges: ReadonlyMap<CheckoutSurcharge, LinePrice>
  totals: CheckoutTotals
  /** The amount of each discount. */
  discounts: readonly { discount: CheckoutDiscount; amount: Baisa }[]
}

/**
 * Prices a checkout as the browser previews its cart, by the same sum. Goods cost what they cost now, a surcharge what was
 * asked when it was stored; goods no longer sold cost nothing and cannot be bought. Discounts come off that.
 */
export function priceCheckout(
  { lines, surcharges, discounts }: Pick<Checkout, 'lines' | 'surcharges' | 'discounts'>,
  { variantsById }: Pick<Catalogue, 'variantsById'>,
  channel: Channel | undefined,
): CheckoutPrices {
  const priced = [...lines.map(priceLine), ...surcharges.map(priceSurcharge)]
  const { totals, applied } = checkoutTotal(priced, discounts)
  const whole = withTotals(priced, applied.shares)
  return {
    lines: new Map(pairs(lines, whole)),
    surcharges: new Map(pairs(surcharges, whole.slice(lines.length))),
    totals,
    discounts: discounts.map((discount, at) => ({ discount, amount: applied.amounts[at] ?? noBaisa })),
  }

  function priceLine({ publicId, variantId, quantity }: CheckoutLine): LinePrice {
    const variant = variantsById.get(variantId)
    const price = channel && variant?.prices[channel.index]
    if (!variant || !price) return { ...unsold, lineId: publicId, quantity }
    const taxRate = price.taxBasisPoints / 100
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

/** The price of a line after codes, with the tax it contains. */
export function lineTotal({ total, total_tax }: LinePrice): { gross: Baisa; tax: Baisa } {
  return { gross: total, tax: total_tax }
}

function priceSurcharge(surcharge: CheckoutSurcharge): LinePrice {
  const { publicId, kind, name, unitBaisa, quantity, taxBasisPoints } = surcharge
  const taxRate = taxBasisPoints / 100
  return {
    ...unsold,
    lineId: publicId,
    name: kind === slotFeeKind ? serviceFeeName : name.en,
    surcharge: kind,
    quantity,
    price: unitBaisa,
    payable: unitBaisa,
    tax: taxIncluded(unitBaisa, taxRate),
    ...(taxRate > 0 && { tax_rate: taxRate }),
  }
}

/** Tax is rounded once for each rate and divided over its lines, so that none of it is lost or made up. */
function withTotals(priced: readonly LinePrice[], shares: ReadonlyMap<string, Baisa>): LinePrice[] {
  const reduced = priced.map((price) => {
    const code_amount = shares.get(price.lineId) ?? noBaisa
    const total = subtractBaisa(multiplyBaisa(price.payable, price.quantity), code_amount)
    return { ...price, code_amount, total }
  })
  for (const [rate, group] of Map.groupBy(reduced, ({ tax_rate }) => tax_rate)) {
    const totals = group.map(({ total }) => total)
    const tax = rate === undefined ? noBaisa : taxIncluded(sumBaisa(totals), rate)
    const taxes = splitByWeights(tax, totals)
    group.forEach((price, at) => {
      price.total_tax = taxes[at] ?? noBaisa
    })
  }
  return reduced
}

function pairs<Row>(rows: readonly Row[], prices: readonly LinePrice[]): [Row, LinePrice][] {
  return rows.flatMap((row, at) => {
    const price = prices[at]
    return price ? [[row, price]] : []
  })
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
  total: noBaisa,
  total_tax: noBaisa,
  productId: undefined,
}
