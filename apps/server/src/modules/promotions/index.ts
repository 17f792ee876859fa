export type { PromotionsNodes } from './api/gift-cards.graphql.ts'
export { type GiftCard, type GiftCardRefusal, judgeCard } from './rules/gift-card.ts'
export { type BasketLine, judgeCode, type PromoRefusal } from './rules/judge-code.ts'
export type { Name, PromoCode } from './rules/promo-code.ts'
export {
  consumeDiscounts,
  releaseCode,
  releaseDiscounts,
  releaseGiftCard,
  restoreDiscounts,
} from './use-cases/end-holding.ts'
export {
  holdGiftCard,
  issueGiftCard,
  listGiftCardsOf,
  payByGiftCard,
  readGiftCards,
  refundGiftCard,
} from './use-cases/gift-cards.ts'
export { grantReduction, revokeReduction } from './use-cases/grant-reduction.ts'
export { holdCode } from './use-cases/hold-code.ts'
export { holdReduction } from './use-cases/hold-reduction.ts'
export { readPromoCode } from './use-cases/read-promo-code.ts'
export { type CodeTryRefusal, type FoundCode, tryCode } from './use-cases/try-code.ts'
