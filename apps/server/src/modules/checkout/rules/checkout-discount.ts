import type { DiscountKind, DiscountTerms } from '@warsha/contract/checkout/apply-discounts.ts'
import type { Name } from '#modules/promotions/index.ts'

/**
 * A code, a reduction or a gift card that a checkout carries, at most one of each kind. The terms are decided when the
 * lines are; the amounts are computed with every price.
 */
export type CheckoutDiscount = {
  kind: DiscountKind
  /** The code, the reduction or the gift card in promotions. */
  sourceId: number
  /** As the shopper knows it; empty for a reduction, which has no code to type. */
  code: string
  /** Of a code; the others are called by their kind. */
  name: Name | null
  terms: DiscountTerms
}
