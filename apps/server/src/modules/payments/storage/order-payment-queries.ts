import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import { orderPayments } from './order-payments.tables.ts'

export const orderPaymentColumns = {
  id: orderPayments.id,
  orderId: orderPayments.orderId,
  source: orderPayments.source,
  attemptId: orderPayments.attemptId,
  giftCardId: orderPayments.giftCardId,
  amount: orderPayments.amountBaisa,
  fee: orderPayments.feeBaisa,
  paid: orderPayments.paidBaisa,
  refunded: orderPayments.refundedBaisa,
}

export type NewOrderPayment = Omit<OrderPayment, 'id' | 'orderId' | 'refunded'>

/** In the order in which the money came. */
export async function insertOrderPayments(
  tx: Transaction,
  orderId: number,
  payments: readonly NewOrderPayment[],
): Promise<void> {
  if (payments.length === 0) return
  await tx.insert(orderPayments).values(
    payments.map(({ source, attemptId, giftCardId, amount, fee, paid }, at) => ({
      orderId,
      position: at + 1,
      source,
      attemptId,
      giftCardId,
      amountBaisa: amount,
      feeBaisa: fee,
      paidBaisa: paid,
    })),
  )
}

/** Payments by wallet and gateways; a gift card is shown among the discounts of the order. */
export function findOrderPayments(executor: Executor, orderIds: readonly number[]): Promise<OrderPayment[]> {
  return executor
    .select(orderPaymentColumns)
    .from(orderPayments)
    .where(and(inArray(orderPayments.orderId, [...orderIds]), ne(orderPayments.source, 'GIFT_CARD')))
    .orderBy(asc(orderPayments.orderId), asc(orderPayments.position))
}

/** Everything that has paid an order, a gift card included. */
export function findAllPayments(
  executor: Executor,
  orderId: number,
): Promise<(OrderPayment & { paidAt: Date })[]> {
  return executor
    .select({ ...orderPaymentColumns, paidAt: orderPayments.createdAt })
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.position))
}
