import { and, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Order } from '../rules/order.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { orders } from './orders.tables.ts'

/** The order that a customer's checkout has become. */
export async function findOrderOf(
  executor: Executor,
  { checkoutPublicId, customerId }: { checkoutPublicId: string; customerId: number },
): Promise<Order | undefined> {
  const [order] = await executor
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.checkoutPublicId, checkoutPublicId), eq(orders.customerId, customerId)))
  return order
}

/** The first order that a customer has paid, whatever became of it; it does not change before the transaction ends. */
export async function lockFirstPaidOrder(tx: Transaction, customerId: number): Promise<Order | undefined> {
  const [order] = await tx
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.paymentStatus, paidStatuses)))
    .orderBy(orders.id)
    .limit(1)
    .for('share')
  return order
}

const paidStatuses: PaymentStatus[] = ['FULLY_CHARGED', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']

export function listOrdersOf(executor: Executor, customerId: number): Promise<Order[]> {
  return executor
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(orders.id)
}

/** Erases addresses, mail and notes of a customer; lines and payments stay. */
export async function forgetPersonOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ email: '', billingAddress: null, shippingAddress: null, metadata: {} })
    .where(eq(orders.customerId, customerId))
}

export const orderColumns = {
  id: orders.id,
  publicId: orders.publicId,
  number: orders.number,
  customerId: orders.customerId,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  language: orders.language,
  totalBaisa: orders.totalBaisa,
  taxBaisa: orders.taxBaisa,
  creditBaisa: orders.creditBaisa,
  channelId: orders.channelId,
  stateId: orders.stateId,
  checkoutPublicId: orders.checkoutPublicId,
  email: orders.email,
  billingAddress: orders.billingAddress,
  shippingAddress: orders.shippingAddress,
  collectionPointId: orders.collectionPointId,
  isShipped: orders.isShipped,
  termsVersion: orders.termsVersion,
  giftCardBaisa: orders.giftCardBaisa,
  metadata: orders.metadata,
  revision: orders.revision,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}
