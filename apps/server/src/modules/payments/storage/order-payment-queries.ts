import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { LastPart } from '#kernel/database/last-statement.ts'
import { writeAtEnd } from '#kernel/database/transaction.ts'
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

/** In the order in which the money came. They are written at the end of the transaction. */
export async function insertOrderPayments(
  tx: Transaction,
  orderId: number,
  payments: readonly NewOrderPayment[],
): Promise<void> {
  if (payments.length === 0) return
  const rows = payments.map((payment, at) => ({ ...payment, orderId, position: at + 1 }))
  await writeAtEnd(tx, newOrderPayments, rows)
}

const { placeholder } = sql

const newOrderPayments: LastPart<NewOrderPayment & { orderId: number; position: number }> = {
  name: 'payments',
  queries: sql`payments AS (
    INSERT INTO ${orderPayments} (order_id, position, source, attempt_id, gift_card_id, amount_baisa, fee_baisa, paid_baisa)
    SELECT * FROM unnest(${placeholder('paidOrders')}::int[], ${placeholder('paidPositions')}::int[],
      ${placeholder('paidSources')}::text[], ${placeholder('paidAttempts')}::int[], ${placeholder('paidCards')}::int[],
      ${placeholder('paidAmounts')}::int[], ${placeholder('paidFees')}::int[], ${placeholder('paidSums')}::int[]))`,
  answer: sql`true`,
  values: (rows) => ({
    paidOrders: rows.map(({ orderId }) => orderId),
    paidPositions: rows.map(({ position }) => position),
    paidSources: rows.map(({ source }) => source),
    paidAttempts: rows.map(({ attemptId }) => attemptId),
    paidCards: rows.map(({ giftCardId }) => giftCardId),
    paidAmounts: rows.map(({ amount }) => amount),
    paidFees: rows.map(({ fee }) => fee),
    paidSums: rows.map(({ paid }) => paid),
  }),
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
