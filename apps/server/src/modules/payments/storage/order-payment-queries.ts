import { asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import { orderPayments } from './order-payments.tables.ts'

export type NewOrderPayment = Omit<OrderPayment, 'id' | 'orderId' | 'refunded'>

/** In the order in which the money came. */
export async function insertOrderPayments(
  tx: Transaction,
  orderId: number,
  payments: readonly NewOrderPayment[],
): Promise<void> {
  if (payments.length === 0) return
  await tx.insert(orderPayments).values(
    payments.map(({ source, attemptId, amount, fee, paid }, at) => ({
      orderId,
      position: at + 1,
      source,
      attemptId,
      amountBaisa: amount,
      feeBaisa: fee,
      paidBaisa: paid,
    })),
  )
}

export function findOrderPayments(executor: Executor, orderId: number): Promise<OrderPayment[]> {
  return executor
    .select({
      id: orderPayments.id,
      orderId: orderPayments.orderId,
      source: orderPayments.source,
      attemptId: orderPayments.attemptId,
      amount: orderPayments.amountBaisa,
      fee: orderPayments.feeBaisa,
      paid: orderPayments.paidBaisa,
      refunded: orderPayments.refundedBaisa,
    })
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.position))
}
