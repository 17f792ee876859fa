export { gatewaysOf } from './gateways/create-gateways.ts'
export { checkCallbackHost } from './rules/callback-host.ts'
export { giftCardSource, walletSource } from './rules/order-payment.ts'
export type { PaymentAttempt } from './rules/payment-attempt.ts'
export { sandboxCards } from './rules/sandbox-cards.ts'
export { findOpenAttempt, isLastAttemptCancelled, recordEffect } from './storage/attempt-queries.ts'
export { countOpenDifferences } from './storage/difference-queries.ts'
export { countFailedPayments } from './storage/failed-payment-queries.ts'
export { insertOrderPayments, type NewOrderPayment } from './storage/order-payment-queries.ts'
export { sumRefunds } from './storage/refund-list-queries.ts'
export { answerAboutDifferences } from './use-cases/answer-about-differences.ts'
export { cancelAttempt } from './use-cases/cancel-attempt.ts'
export { endOpenAttempt, type FormerPayment } from './use-cases/end-open-attempt.ts'
export { orderRefunded } from './use-cases/order-refunded.ts'
export { paymentDiverted } from './use-cases/payment-diverted.ts'
export { paymentFailed, paymentSucceeded, refundDiverted, refundSent } from './use-cases/payment-events.ts'
export type { Prepared, PrepareRefusal, ReservationRefusal } from './use-cases/payment-order.ts'
export type { PaymentsContext } from './use-cases/payments-context.ts'
export type { EndedPayment, PurchasePort, SettlementContext } from './use-cases/purchase-port.ts'
export { readOwnAttempt } from './use-cases/read-attempt.ts'
export { readOrderMoney } from './use-cases/read-order-money.ts'
export { type PaidPart, readOrderPayments } from './use-cases/read-order-payments.ts'
export { cancelledOrderRefunded } from './use-cases/refund-cancelled-order.ts'
export {
  lockPaidOrder,
  type PaidOrder,
  readPaidOrder,
  refundToWallet,
  splitRefund,
} from './use-cases/refund-to-wallet.ts'
export { releaseAccount } from './use-cases/release-account.ts'
export {
  decideSandboxPayment,
  readSandboxPayment,
  returnUrlOf,
  type SandboxPayment,
  sandboxPagePath,
} from './use-cases/sandbox-payments.ts'
export { sandboxSwitchesOf } from './use-cases/sandbox-switches.ts'
export { settleAttempt, settleOpenAttempt } from './use-cases/settle-attempt.ts'
export { type StartedPayment, type StartRefusal, startPayment } from './use-cases/start-payment.ts'
