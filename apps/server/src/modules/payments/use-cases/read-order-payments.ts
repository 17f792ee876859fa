import type { Executor } from '#kernel/database/connect.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import { findOrderPayments } from '../storage/order-payment-queries.ts'

/** A payment from one source: its part of the total, the fee for this way to pay, and the amount taken for the two. */
export type PaidPart = Pick<OrderPayment, 'source' | 'amount' | 'fee' | 'paid'>

/** Payments of an order, its gift card aside. */
export function readOrderPayments(executor: Executor, orderId: number): Promise<PaidPart[]> {
  return findOrderPayments(executor, [orderId])
}
