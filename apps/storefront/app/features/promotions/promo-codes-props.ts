export type PromoCodesProps = {
  checkoutId: string
  /** Codes of the checkout: a promo code, a gift card, or both. */
  codes: readonly { code: string; isGiftCard: boolean }[]
  onChanged: () => void
}
