import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import type { Order } from '#modules/orders/index.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import type { PaymentsContext } from './payments-context.ts'

/** An attempt that ends, and its checkout, locked. A top-up has none. */
export type EndedPayment = { attempt: PaymentAttempt; checkout: Checkout | undefined }

/**
 * Effects of the end of a payment on its purchase, in the transaction that records the end. The module
 * `purchase`, which comes later, implements it; `modules.ts` passes it in.
 */
export type PurchasePort = {
  /** The order, or undefined where the money went to the wallet. A refusal undoes the end; `onLatePayment` is next then. */
  onPaymentSucceeded(
    context: PaymentsContext,
    tx: Transaction,
    ended: EndedPayment,
  ): Promise<Outcome<Order | undefined>>
  /** The same for a payment that could not buy what was reserved, for the reason `code`. */
  onLatePayment(
    context: PaymentsContext,
    tx: Transaction,
    ended: EndedPayment & { code: string },
  ): Promise<Outcome<Order | undefined>>
  onPaymentFailed(
    tx: Transaction,
    ended: EndedPayment,
    end: 'declined' | 'cancelled' | 'expired',
  ): Promise<Outcome<undefined>>
}

export type SettlementContext = PaymentsContext & { purchases: PurchasePort }
