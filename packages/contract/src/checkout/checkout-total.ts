import { type CartTotals, cartTotal, type PricedLine } from '../cart/cart-total.ts'
import { type Baisa, noBaisa, subtractBaisa, sumBaisa } from '../money/baisa.ts'
import { type AppliedDiscounts, applyDiscounts, type DiscountTerms } from './apply-discounts.ts'

/** A line of a checkout: as in the cart, with its id and what one piece costs. */
export type CheckoutPricedLine = PricedLine & { lineId: string; payable: Baisa }

export type CheckoutTotals = CartTotals & {
  /** Discount of codes and reductions on the lines; `payable_amount` is already without it. */
  code_amount: Baisa
  /** The part of `payable_amount` that gift cards pay. */
  gift_card_amount: Baisa
  /** Amount left to pay by wallet and card. */
  due_amount: Baisa
}

/** The sum of a checkout: that of the cart, less its discounts. Tax is what the reduced amounts contain. */
export function checkoutTotal(
  lines: readonly CheckoutPricedLine[],
  discounts: readonly { terms: DiscountTerms }[],
): { totals: CheckoutTotals; applied: AppliedDiscounts } {
  const applied = applyDiscounts(
    lines.map(({ lineId, payable, quantity }) => ({ id: lineId, unit: payable, quantity })),
    discounts,
  )
  const reduced = lines.map((line) => ({ ...line, code_amount: applied.shares.get(line.lineId) ?? noBaisa }))
  const totals = cartTotal(reduced)
  return {
    applied,
    totals: {
      ...totals,
      code_amount: sumBaisa(applied.shares.values()),
      gift_card_amount: subtractBaisa(applied.total, applied.due),
      due_amount: applied.due,
    },
  }
}
