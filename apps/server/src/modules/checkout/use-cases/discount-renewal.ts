import type { DiscountKind } from '@warsha/contract/checkout/apply-discounts.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { BasketLine, FoundCode, GiftCardRefusal, PromoRefusal } from '#modules/promotions/index.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import type { OpenCheckout } from '../storage/checkout-queries.ts'

export type DiscountRefusal = PromoRefusal | GiftCardRefusal

/** A change of the codes: one more, in the place of the former of its kind, or one less. */
export type DiscountChange = { add: FoundCode } | { remove: DiscountKind }

export type Renewal = {
  basket: readonly BasketLine[]
  now: Date
  change?: DiscountChange | undefined
  /** Paid for already, so nothing may be missing. Otherwise what is not valid any more is left out. */
  isPaid?: boolean | undefined
}

/** One kind of discount of a locked checkout, to be decided. */
export type Question = {
  checkout: OpenCheckout
  renewal: Renewal
  known: CheckoutDiscount | undefined
  added: FoundCode | undefined
}

export type Decision = Outcome<CheckoutDiscount | undefined, DiscountRefusal>
