export type { Checkout, CheckoutLine, DraftLine } from './rules/checkout.ts'
export type { Fulfilment } from './rules/fulfilment.ts'
export { checkoutOf, holderOf } from './rules/holder-of.ts'
export { dummyPaymentApp, paymentAppsOf, stripePaymentAppId } from './rules/payment-apps.ts'
export { type CheckoutPrices, type LinePrice, lineTotal } from './rules/price-checkout.ts'
export type { CheckoutSurcharge, RefundPolicy } from './rules/surcharge.ts'
export type { ClosedCheckout } from './storage/closed-checkouts.ts'
export {
  endOfLengthened,
  lengtheningCheckout,
  lostSlots,
  notifyLengthened,
} from './storage/lengthening.ts'
export { checkoutChannels } from './storage/offered-sql.ts'
export { applyPromoCode } from './use-cases/apply-promo-code.ts'
export { attachGuest } from './use-cases/attach-customer.ts'
export { checkFulfilment, type FulfilmentProblem } from './use-cases/check-fulfilment.ts'
export { completeCheckout } from './use-cases/complete-checkout.ts'
export { countStep } from './use-cases/count-step.ts'
export { createCheckout } from './use-cases/create-checkout.ts'
export { endReservations, lockCheckoutsOf } from './use-cases/end-reservations.ts'
export { extendReservation, planLengthening } from './use-cases/extend-reservation.ts'
export { actingKey } from './use-cases/guest-key.ts'
export { heldAddress } from './use-cases/held-checkout.ts'
export { lockCheckout } from './use-cases/lock-checkout.ts'
export { previewCheckout } from './use-cases/preview-checkout.ts'
export { channelOf, priceNow } from './use-cases/price-checkout.ts'
export { readCheckout, readSpendableOf } from './use-cases/read-checkout.ts'
export { reservationExpired } from './use-cases/reservation-expired.ts'
export { releaseReservation } from './use-cases/reserve.ts'
export { planReservation, reserveAgain } from './use-cases/reserve-again.ts'
export {
  captureWalletPart,
  readSpendableFor,
  readWalletPart,
  releaseWalletPart,
  setWalletPart,
} from './use-cases/wallet-part.ts'
export { writeMetadata } from './use-cases/write-metadata.ts'
