export { gatewaysOf } from './gateways/create-gateways.ts'
export { checkCallbackHost } from './rules/callback-host.ts'
export {
  actionsOf,
  type Difference,
  type DifferenceAction,
  type DifferenceKind,
} from './rules/difference.ts'
export { type EntryKind, entryKinds, isWhole, type ListedEntry } from './rules/gateway-entry.ts'
export type { PaidPart } from './rules/order-payment.ts'
export { giftCardSource, walletSource } from './rules/order-payment.ts'
export type { PaymentAttempt, PaymentForm } from './rules/payment-attempt.ts'
export { sandboxCards, silentSandboxCard } from './rules/sandbox-cards.ts'
export {
  findAttempt as readAttemptMoney,
  findOpenAttempt,
  isLastAttemptCancelled,
  recordEffect,
} from './storage/attempt-queries.ts'
export {
  type DifferenceFilter,
  type DifferenceSort,
  differenceOrder,
  findDifferencesPage,
  findListedDifference,
  type ListedDifference,
  type SortedDifference,
} from './storage/difference-list-queries.ts'
export {
  countOpenDifferences,
  findDifference,
  insertDifference,
  lockDifference,
  resolveOpenDifference,
} from './storage/difference-queries.ts'
export { countFailedPayments } from './storage/failed-payment-queries.ts'
export { attemptMoney, gatewayRefunds, openDifferences, paymentsOfOrder } from './storage/offered-sql.ts'
export { insertOrderPayments, type NewOrderPayment } from './storage/order-payment-queries.ts'
export { sumRefunds } from './storage/refund-list-queries.ts'
export { countDifferencesOf, type FoundDifference, syncDifferences } from './storage/sync-differences.ts'
export { linkTransactionKey } from './storage/transaction-key-queries.ts'
export { answerAboutDifferences } from './use-cases/answer-about-differences.ts'
export { cancelAttempt } from './use-cases/cancel-attempt.ts'
export { claimTransactionKey } from './use-cases/claim-transaction-key.ts'
export { divertCharge } from './use-cases/divert-charge.ts'
export { divertRefund } from './use-cases/divert-refund.ts'
export { endOpenAttempt, type FormerPayment } from './use-cases/end-open-attempt.ts'
export { linkCallback } from './use-cases/link-callback.ts'
export { returnPaymentJob } from './use-cases/on-mismatch.ts'
export { orderRefunded } from './use-cases/order-refunded.ts'
export { paymentDiverted } from './use-cases/payment-diverted.ts'
export { paymentFailed, paymentSucceeded, refundDiverted, refundSent } from './use-cases/payment-events.ts'
export type { Gateways, OfferedGateway } from './use-cases/payment-gateway.ts'
export type { Prepared, PrepareRefusal, ReservationRefusal } from './use-cases/payment-order.ts'
export type { PaymentsContext } from './use-cases/payments-context.ts'
export type { EndedPayment, PurchasePort, SettlementContext } from './use-cases/purchase-port.ts'
export { readAttemptFor, readOwnAttempt } from './use-cases/read-attempt.ts'
export { readOrderMoney } from './use-cases/read-order-money.ts'
export { recordForeignRefund } from './use-cases/record-foreign-refund.ts'
export { cancelledOrderRefunded } from './use-cases/refund-cancelled-order.ts'
export {
  lockPaidOrder,
  type PaidOrder,
  readPaidOrder,
  readPaidOrders,
  refundToWallet,
  splitRefund,
} from './use-cases/refund-to-wallet.ts'
export { releaseAccount } from './use-cases/release-account.ts'
export { resendRefundJob } from './use-cases/resend-refund.ts'
export { reversePayment } from './use-cases/reverse-payment.ts'
export { lieInSandbox, moveInSandbox, payOutSandbox } from './use-cases/sandbox-book.ts'
export {
  decideSandboxPayment,
  readSandboxPayment,
  returnUrlOf,
  type SandboxPayment,
  sandboxPagePath,
} from './use-cases/sandbox-payments.ts'
export { switchSandbox } from './use-cases/sandbox-switches.ts'
export { settleAttempt, settleOpenAttempt } from './use-cases/settle-attempt.ts'
export { settleCharged } from './use-cases/settle-charged.ts'
export { type StartedPayment, type StartRefusal, startPayment } from './use-cases/start-payment.ts'
