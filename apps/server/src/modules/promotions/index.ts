export { type BasketLine, evaluateCode, type PromoRefusal } from './rules/evaluate-code.ts'
export { evaluateGiftCard, type GiftCard, type GiftCardRefusal } from './rules/gift-card.ts'
export type { Name, PromoCode } from './rules/promo-code.ts'
export { hasReduction } from './storage/offered-sql.ts'
export {
  issueGiftCard,
  listGiftCardsOf,
  payByGiftCard,
  readGiftCards,
  refundGiftCard,
  reserveGiftCard,
} from './use-cases/gift-cards.ts'
export { grantReduction, revokeReduction } from './use-cases/grant-reduction.ts'
export { giftCardSent } from './use-cases/manage-gift-cards.ts'
export { readPromoCode } from './use-cases/read-promo-code.ts'
export {
  consumeDiscounts,
  releaseCode,
  releaseDiscounts,
  releaseGiftCard,
  restoreDiscounts,
} from './use-cases/release-discounts.ts'
export { reserveCode } from './use-cases/reserve-code.ts'
export { reserveReduction } from './use-cases/reserve-reduction.ts'
export { type CodeTryRefusal, type FoundCode, tryCode } from './use-cases/try-code.ts'
