import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import type { Order, OrderDraft } from '../rules/order.ts'
import type { PaymentStatus } from '../rules/order-status.ts'
import { orderLines, orders } from './orders.tables.ts'

export type NewOrder = {
  checkout: Checkout
  customerId: number
  draft: OrderDraft
  paymentStatus: PaymentStatus
}

/** A second order of the same checkout breaks a constraint, and is a fault: whoever gets here has the checkout's lock. */
export async function insertOrder(
  tx: Transaction,
  { checkout, customerId, draft, paymentStatus }: NewOrder,
): Promise<Order> {
  const {
    id: checkoutId,
    channelId,
    stateId,
    language,
    email,
    billingAddress,
    shippingAddress,
    metadata,
  } = checkout
  const [order] = await tx
    .insert(orders)
    .values({
      checkoutId,
      checkoutPublicId: checkout.publicId,
      customerId,
      channelId,
      stateId,
      language,
      email,
      billingAddress,
      shippingAddress,
      metadata,
      paymentStatus,
      totalBaisa: draft.totalBaisa,
      taxBaisa: draft.taxBaisa,
    })
    .returning(orderColumns)
  if (!order) throw new Error(`Checkout ${checkoutId} became no order`)
  await tx.insert(orderLines).values(draft.lines.map((line) => ({ ...line, orderId: order.id })))
  return order
}

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

export function listOrdersOf(executor: Executor, customerId: number): Promise<Order[]> {
  return executor
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(orders.id)
}

/** Addresses, mail and notes of somebody who is erased; what was bought and paid stays. */
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
  metadata: orders.metadata,
  createdAt: orders.createdAt,
}
