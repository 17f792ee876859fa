import { and, asc, eq, ne } from 'drizzle-orm'
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

/** What wallet and gateways have paid; a gift card is shown among the discounts of the order. */
export function findOrderPayments(executor: Executor, orderId: number): Promise<OrderPayment[]> {
  return executor
    .select(orderPaymentColumns)
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), ne(orderPayments.source, 'GIFT_CARD')))
    .orderBy(asc(orderPayments.position))
}
