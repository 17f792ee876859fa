import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { on } from '#kernel/events/on.ts'
import { every, runs } from '#kernel/jobs/define-job.ts'
import { orderStatusChanged, visitMoved } from '#modules/orders/index.ts'
import { failedPaymentRoutes } from './api/console/failed-payments.console.ts'
import { refundByOperator, refundRoutes } from './api/console/refunds.console.ts'
import { callbackRoutes } from './api/shop/callbacks.rest.ts'
import { orderPaymentsResolvers } from './api/shop/order-payments.graphql.ts'
import { gatewaysOf } from './gateways/create-gateways.ts'
import { paymentDifferences } from './storage/differences.tables.ts'
import { orderPayments } from './storage/order-payments.tables.ts'
import { orderRefunds } from './storage/order-refunds.tables.ts'
import { paymentGauges } from './storage/payment-gauges.ts'
import { paymentInvariants } from './storage/payment-invariants.ts'
import { gatewayCallbacks, paymentAttempts } from './storage/payments.tables.ts'
import { sandboxEntries, sandboxPayments, sandboxRefunds, sandboxSwitches } from './storage/sandbox.tables.ts'
import { transactionKeys } from './storage/transaction-keys.tables.ts'
import { creditMovedFee } from './use-cases/credit-moved-fee.ts'
import { forgetPayments } from './use-cases/forget-payments.ts'
import { returnPaymentJob } from './use-cases/on-mismatch.ts'
import { paymentData } from './use-cases/payment-data.ts'
import type { PaymentsContext } from './use-cases/payments-context.ts'
import type { PurchasePort } from './use-cases/purchase-port.ts'
import { callbackJob, handleCallback } from './use-cases/receive-callback.ts'
import { reconcileAttempts } from './use-cases/reconcile-attempts.ts'
import { refundCancelledOrder } from './use-cases/refund-cancelled-order.ts'
import { sendRefundJob } from './use-cases/refund-order.ts'
import { resendRefund, resendRefundJob } from './use-cases/resend-refund.ts'
import { returnPayment } from './use-cases/return-payment.ts'
import { payOutSandbox } from './use-cases/sandbox-book.ts'
import { sandboxCallbackJob } from './use-cases/sandbox-payments.ts'
import { sendRefund } from './use-cases/send-refund.ts'
import { sendSandboxCallback } from './use-cases/send-sandbox-callback.ts'

/** `purchases` is what the end of a payment does to the purchase it is for; a later module implements it. */
export const paymentsModule = (purchases: PurchasePort) => {
  const settling = (deps: Deps) => ({ ...contextOf(deps), purchases })
  return defineModule({
    name: 'payments',
    tables: [
      paymentAttempts,
      transactionKeys,
      orderPayments,
      orderRefunds,
      gatewayCallbacks,
      paymentDifferences,
      sandboxPayments,
      sandboxRefunds,
      sandboxEntries,
      sandboxSwitches,
    ],
    topics: [{ name: 'sandbox' }],
    graphql: { resolvers: orderPaymentsResolvers, fields: {} },
    gauges: paymentGauges,
    rest: callbackRoutes,
    console: (deps) => async (app) => {
      await app.register(refundRoutes(deps))
      await app.register(failedPaymentRoutes(deps))
    },
    commands: [refundByOperator],
    providers: (deps) =>
      [...gatewaysOf(deps).values()].flatMap(({ id, state }) => (state ? { name: id, ...state() } : [])),
    jobs: [
      runs(callbackJob, (deps: Deps, { payload }) => handleCallback(settling(deps), payload.callbackId)),
      runs(sandboxCallbackJob, (deps: Deps, { payload }) => sendSandboxCallback(deps, payload)),
      runs(sendRefundJob, (deps: Deps, { payload }) => sendRefund(contextOf(deps), payload.refundId)),
      runs(resendRefundJob, (deps: Deps, { payload }) => resendRefund(contextOf(deps), payload.refundId)),
      runs(returnPaymentJob, (deps: Deps, { payload }) => returnPayment(contextOf(deps), payload)),
      // As a real gateway does: in the morning, what was moved until midnight.
      { name: 'sandbox-payout', cron: '0 6 * * *', run: sandboxPayout },
      { name: 'forget-payments', cron: '10 4 * * *', run: forgetPayments },
      every('10 seconds', 'reconcile-payments', (deps: Deps) => reconcileAttempts(settling(deps))),
    ],
    handles: [
      on(visitMoved, 'credit-moved-fee', (deps: Deps, { payload }) => creditMovedFee(deps, payload)),
      on(orderStatusChanged, 'refund-cancelled-order', (deps: Deps, { payload }) =>
        refundCancelledOrder(contextOf(deps), payload),
      ),
    ],
    personalData: paymentData,
    invariants: paymentInvariants,
  })
}

function contextOf(deps: Deps): PaymentsContext {
  return { ...deps, gateways: gatewaysOf(deps) }
}

/** A shop that is no demo has no sandbox. */
async function sandboxPayout(deps: Deps): Promise<void> {
  if (deps.config.demo) await payOutSandbox(deps)
}
