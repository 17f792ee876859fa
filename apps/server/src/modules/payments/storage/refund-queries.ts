import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { ChangeActor } from '#modules/orders/index.ts'
import type { OrderPayment } from '../rules/order-payment.ts'
import type { RefundPart } from '../rules/plan-refund.ts'
import { orderPaymentColumns } from './order-payment-queries.ts'
import { orderPayments } from './order-payments.tables.ts'
import { orderRefunds, type RefundState } from './order-refunds.tables.ts'
import { paymentAttempts } from './payments.tables.ts'

/** Refunds of one order wait for each other here. */
export function lockOrderPayments(tx: Transaction, orderId: number): Promise<OrderPayment[]> {
  return selectPayments(tx, orderId).for('update')
}

export async function readAllPayments(executor: Executor, orderId: number): Promise<OrderPayment[]> {
  return selectPayments(executor, orderId)
}

/** The payments of several orders at once. */
export function readPaymentsOf(executor: Executor, orderIds: readonly number[]): Promise<OrderPayment[]> {
  return executor
    .select(orderPaymentColumns)
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, [...orderIds]))
    .orderBy(asc(orderPayments.orderId), asc(orderPayments.position))
}

/** In the order in which the money came. */
function selectPayments(executor: Executor, orderId: number) {
  return executor
    .select(orderPaymentColumns)
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.position))
}

export type StoredRefund = RefundPart & { id: number; publicId: string; state: RefundState }

export function findRefunds(executor: Executor, key: string): Promise<StoredRefund[]> {
  return executor
    .select(columns)
    .from(orderRefunds)
    .where(eq(orderRefunds.key, key))
    .orderBy(asc(orderRefunds.position))
}

export type OrderRefund = {
  publicId: string
  orderId: number
  target: string
  amount: Baisa
  state: RefundState
  createdAt: Date
}

/** Of orders that the caller has read as their owner, in the order in which they were asked for. */
export function findRefundsOf(executor: Executor, orderIds: readonly number[]): Promise<OrderRefund[]> {
  return executor
    .select({
      publicId: orderRefunds.publicId,
      orderId: orderPayments.orderId,
      target: orderRefunds.target,
      amount: orderRefunds.amountBaisa,
      state: orderRefunds.state,
      createdAt: orderRefunds.createdAt,
    })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .where(inArray(orderPayments.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.id))
}

/** Writes the parts down and counts them where they were paid; the constraint there refuses what is too much. */
export async function insertRefunds(
  tx: Transaction,
  { key, actor }: { key: string; actor: ChangeActor },
  parts: readonly (RefundPart & { state: RefundState; refundReference?: string })[],
): Promise<StoredRefund[]> {
  for (const { paymentId, amount } of parts) {
    await tx
      .update(orderPayments)
      .set({ refundedBaisa: sql`${orderPayments.refundedBaisa} + ${amount}` })
      .where(eq(orderPayments.id, paymentId))
  }
  const rows = parts.map(({ paymentId, target, amount, state, refundReference }, at) => ({
    key,
    position: at + 1,
    paymentId,
    target,
    amountBaisa: amount,
    state,
    refundReference,
    actor: actor.kind,
    operatorId: actor.kind === 'operator' ? actor.operatorId : null,
  }))
  return tx.insert(orderRefunds).values(rows).returning(columns)
}

export type RequestedRefund = {
  id: number
  publicId: string
  amount: Baisa
  gateway: string
  attemptId: number
  attemptPublicId: string
  pspReference: string | null
  orderId: number
}

const requestedColumns = {
  id: orderRefunds.id,
  publicId: orderRefunds.publicId,
  amount: orderRefunds.amountBaisa,
  gateway: orderRefunds.target,
  attemptId: paymentAttempts.id,
  attemptPublicId: paymentAttempts.publicId,
  pspReference: paymentAttempts.pspReference,
  orderId: orderPayments.orderId,
}

/** Undefined when it is done. */
export async function findRequestedRefund(
  executor: Executor,
  id: number,
): Promise<RequestedRefund | undefined> {
  const [row] = await executor
    .select(requestedColumns)
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderPayments.attemptId))
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.state, 'requested')))
  return row
}

/** True for the one who writes it down. */
export async function endRefund(tx: Transaction, id: number, refundReference: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderRefunds)
    .set({ state: 'done', refundReference })
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.state, 'requested')))
  return rowCount === 1
}

/** The gateway never gives it back, so the wallet has it. True for the one who moves it. */
export async function moveRefundToWallet(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderRefunds)
    .set({ state: 'done', target: 'WALLET' })
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.state, 'requested')))
  return rowCount === 1
}

/** The gateway has given it back; what is given back whole is refunded. */
export async function countRefund(tx: Transaction, attemptId: number, amount: Baisa): Promise<void> {
  const refunded = sql`${paymentAttempts.refundedBaisa} + ${amount}`
  await tx
    .update(paymentAttempts)
    .set({
      refundedBaisa: refunded,
      state: sql`CASE WHEN ${refunded} = ${paymentAttempts.chargeBaisa} THEN 'refunded' ELSE ${paymentAttempts.state} END`,
    })
    .where(eq(paymentAttempts.id, attemptId))
}

/** A refund that a gateway has not given back although it had said so: the wallet has it instead. True for the one who moves it. */
export async function moveDoneRefundToWallet(
  tx: Transaction,
  { id, gateway }: { id: number; gateway: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderRefunds)
    .set({ target: 'WALLET' })
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.state, 'done'), eq(orderRefunds.target, gateway)))
  return rowCount === 1
}

/** A refund by a gateway, whatever its state. */
export async function findGatewayRefund(
  executor: Executor,
  id: number,
): Promise<(RequestedRefund & { state: RefundState }) | undefined> {
  const [row] = await executor
    .select({ ...requestedColumns, state: orderRefunds.state })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderPayments.attemptId))
    .where(and(eq(orderRefunds.id, id), eq(orderRefunds.target, paymentAttempts.gateway)))
  return row
}

/** The order that an attempt has paid, with its payment. */
export async function findOrderOfAttempt(
  executor: Executor,
  attemptId: number,
): Promise<{ orderId: number; paymentId: number } | undefined> {
  const [row] = await executor
    .select({ orderId: orderPayments.orderId, paymentId: orderPayments.id })
    .from(orderPayments)
    .where(eq(orderPayments.attemptId, attemptId))
  return row
}

/** Counts money that the gateway has given back, or no longer; never more than was charged. False: it would be. */
export async function countForeignRefund(
  tx: Transaction,
  attemptId: number,
  amount: Baisa,
): Promise<boolean> {
  const refunded = sql`${paymentAttempts.refundedBaisa} + ${amount}`
  const { rowCount } = await tx
    .update(paymentAttempts)
    .set({
      refundedBaisa: refunded,
      state: sql`CASE WHEN ${refunded} = ${paymentAttempts.chargeBaisa} THEN 'refunded'
        WHEN ${paymentAttempts.state} = 'refunded' THEN 'paid' ELSE ${paymentAttempts.state} END`,
    })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        inArray(paymentAttempts.state, ['paid', 'refunded']),
        sql`${refunded} BETWEEN 0 AND ${paymentAttempts.chargeBaisa}`,
      ),
    )
  return rowCount === 1
}

const columns = {
  id: orderRefunds.id,
  publicId: orderRefunds.publicId,
  paymentId: orderRefunds.paymentId,
  target: orderRefunds.target,
  amount: orderRefunds.amountBaisa,
  state: orderRefunds.state,
}
