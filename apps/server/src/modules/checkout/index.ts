export { addressNode } from './api/address-node.ts'
export { toCheckoutError } from './api/checkout-errors.ts'
export type { CheckoutNodes } from './api/checkout-nodes.ts'
export { shippingMethodOf } from './api/delivery.graphql.ts'
export { readCheckoutKey } from './api/read-ids.ts'
export { readLines } from './api/read-lines.ts'
export { readNewCheckout } from './api/read-new-checkout.ts'
export { inWords } from './api/refusal-in-words.ts'
export { type Checkout, type CheckoutLine, type DraftLine, isFee } from './rules/checkout.ts'
export { holderOf } from './rules/holder-of.ts'
export { type CheckoutPrices, lineTotal } from './rules/price-checkout.ts'
export { applyPromoCode } from './use-cases/apply-promo-code.ts'
export { completeCheckout } from './use-cases/complete-checkout.ts'
export { createCheckout } from './use-cases/create-checkout.ts'
export { extendHold } from './use-cases/extend-hold.ts'
export { holdAgain, planHold } from './use-cases/hold-again.ts'
export { lockCheckout } from './use-cases/lock-checkout.ts'
export { previewCheckout } from './use-cases/preview-checkout.ts'
export { channelOf, priceNow } from './use-cases/price-checkout.ts'
export { readCheckout } from './use-cases/read-checkout.ts'
export { endHold } from './use-cases/take-hold.ts'
export {
  captureWalletPart,
  readWalletPart,
  releaseWalletPart,
  setWalletPart,
} from './use-cases/wallet-part.ts'
export { writeMetadata } from './use-cases/write-metadata.ts'
