import type { Executor } from '#kernel/database/connect.ts'
import type { OrderMoney } from '#modules/orders/index.ts'
import { findAllPayments } from '../storage/order-payment-queries.ts'
import { findRefundsOfOrder } from '../storage/refund-list-queries.ts'

/** Payments of an order, its gift card included, and refunds; for operators. */
export async function readOrderMoney(executor: Executor, orderId: number): Promise<OrderMoney> {
  return {
    payments: await findAllPayments(executor, orderId),
    refunds: await findRefundsOfOrder(executor, orderId),
  }
}
