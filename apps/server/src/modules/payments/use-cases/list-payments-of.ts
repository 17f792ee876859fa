import type { Database } from '#kernel/database/connect.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import { findOrderPayments } from '../storage/order-payment-queries.ts'

/** Payments of each of these orders, in the order in which the money came. */
export async function listPaymentsOf(
  { db }: { db: Database },
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderPayment[]>> {
  return Map.groupBy(await findOrderPayments(db, orderIds), ({ orderId }) => orderId)
}
