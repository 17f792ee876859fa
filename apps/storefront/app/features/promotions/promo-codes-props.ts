export type PromoCodesProps = {
  checkoutId: string
  /** What the checkout has: a promo code, a gift card, or both. */
  codes: readonly { code: string; isGiftCard: boolean }[]
  onChanged: () => void
}
