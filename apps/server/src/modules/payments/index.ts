export { sandboxCards } from './rules/sandbox-cards.ts'
export { answerAboutDifferences } from './use-cases/answer-about-differences.ts'
export { orderRefunded } from './use-cases/order-refunded.ts'
export { paymentDiverted } from './use-cases/payment-diverted.ts'
export { paymentFailed, paymentSucceeded, refundDiverted, refundSent } from './use-cases/payment-events.ts'
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
