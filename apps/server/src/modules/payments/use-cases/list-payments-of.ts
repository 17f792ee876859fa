import type { Database } from '#kernel/database/connect.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import { findOrderPayments } from '../storage/order-payment-queries.ts'

/** What has paid an order, in the order in which the money came. */
export function listPaymentsOf({ db }: { db: Database }, orderId: number): Promise<OrderPayment[]> {
  return findOrderPayments(db, orderId)
}
