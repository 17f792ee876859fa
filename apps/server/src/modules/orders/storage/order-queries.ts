import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, inArray, sql, type WithSubquery } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { centreOfSlot } from '#modules/booking/index.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import type { Appointment } from '../rules/appointment.ts'
import type { Order, OrderDraft } from '../rules/order.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import type { TakenUnits } from '../rules/taken-units.ts'
import { orderDiscounts } from './order-discounts.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderLineStock } from './order-stock.tables.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'
import { orderSettings, orders } from './orders.tables.ts'

export type NewOrder = {
  checkout: Checkout
  customerId: number
  draft: OrderDraft
  paymentStatus: PaymentStatus
  /** The part of the total that was paid out of the wallet. */
  creditBaisa?: Baisa
}

export type LineParts = {
  /** Of the lines, by position. */
  appointments: ReadonlyMap<number, Appointment>
  taken: readonly TakenUnits[]
}

/** Order, lines, surcharges, where the units come from, and discounts in one statement. A second order of the same checkout breaks a constraint, and is a fault: whoever gets here has the checkout's lock. */
export async function insertOrder(
  tx: Transaction,
  { checkout, customerId, draft, paymentStatus, creditBaisa = noBaisa }: NewOrder,
  { appointments, taken }: LineParts,
): Promise<Order> {
  const {
    id: checkoutId,
    channelId,
    stateId,
    language,
    email,
    billingAddress,
    shippingAddress,
    collectionPointId,
    isShipped,
    termsVersion,
    metadata,
  } = checkout
  const inserted = tx
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
      collectionPointId,
      isShipped,
      termsVersion,
      metadata,
      status: firstStatus,
      paymentStatus,
      totalBaisa: draft.totalBaisa,
      taxBaisa: draft.taxBaisa,
      creditBaisa,
      giftCardBaisa: draft.giftCardBaisa,
    })
    .returning(orderColumns)
  const made = tx.$with('made').as(inserted)
  const orderId = sql<number>`(SELECT id FROM made)`
  const lines = tx.insert(orderLines).values(
    draft.lines.map((line) => ({
      ...line,
      orderId,
      centreId: centreOf(line.slotId),
      ...appointments.get(line.position),
    })),
  )
  const parts: WithSubquery[] = [
    made,
    tx.$with('lines').as(lines.returning({ position: orderLines.position })),
  ]
  if (draft.surcharges.length > 0) {
    const surcharges = tx
      .insert(orderSurcharges)
      .values(draft.surcharges.map((surcharge) => ({ ...surcharge, orderId })))
    parts.push(tx.$with('surcharges').as(surcharges.returning({ position: orderSurcharges.position })))
  }
  if (taken.length > 0) {
    const units = tx.insert(orderLineStock).values(taken.map((row) => ({ ...row, orderId })))
    parts.push(tx.$with('taken').as(units.returning({ position: orderLineStock.position })))
  }
  if (draft.discounts.length > 0) {
    const discounts = tx
      .insert(orderDiscounts)
      .values(draft.discounts.map((discount) => ({ ...discount, orderId })))
    parts.push(tx.$with('discounts').as(discounts.returning({ kind: orderDiscounts.kind })))
  }
  const [order] = await tx
    .with(...parts)
    .select()
    .from(made)
  if (!order) throw new Error(`Checkout ${checkoutId} became no order`)
  return order
}

function centreOf(slotId: number | null) {
  return slotId === null ? null : centreOfSlot(slotId)
}

/** Operators may want to confirm orders first; without their setting an order is booked at once. */
const firstStatus = sql<OrderStatus>`CASE WHEN EXISTS (SELECT FROM ${orderSettings} WHERE ${orderSettings.needsConfirmation})
  THEN 'UNCONFIRMED' ELSE 'UNFULFILLED' END`

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
