import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import type { LineUsage } from '../rules/line-usage.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { orderStatusChanges } from './order-history.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orders } from './orders.tables.ts'

export type LockedOrder = {
  id: number
  customerId: number
  checkoutPublicId: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  revision: number
}

/** Locks the order and the units of its lines until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select({
      id: orders.id,
      customerId: orders.customerId,
      checkoutPublicId: orders.checkoutPublicId,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      revision: orders.revision,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  return order
}

export type Move =
  | { kind: 'status'; from: OrderStatus; to: OrderStatus; reason: string }
  | { kind: 'payment'; from: PaymentStatus; to: PaymentStatus; reason: string }

/** Records a move of an order that is locked, and who made it. */
export async function insertMove(
  tx: Transaction,
  orderId: number,
  { actor, ...move }: Move & { actor: ChangeActor },
): Promise<void> {
  const change = move.kind === 'status' ? { status: move.to } : { paymentStatus: move.to }
  await tx
    .update(orders)
    .set({ ...change, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, orderId))
  const operatorId = actor.kind === 'operator' ? actor.operatorId : null
  const driverId = actor.kind === 'driver' ? actor.driverId : null
  await tx.insert(orderStatusChanges).values({ ...move, orderId, actor: actor.kind, operatorId, driverId })
}

/** Counts of used, returned and expired units of an order's lines. */
export function readUsage(executor: Executor, orderId: number): Promise<LineUsage[]> {
  const { quantity, used, returned, expired } = orderLines
  return executor
    .select({ quantity, used, returned, expired })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}

/** False when there are not so many left to be used. */
export async function addUsed(
  tx: Transaction,
  { orderId, position, units }: { orderId: number; position: number; units: number },
): Promise<boolean> {
  const changed = await tx
    .update(orderLines)
    .set({ used: sql`${orderLines.used} + ${units}`, deliveredAt: sql`now()` })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.position, position),
        sql`${units} BETWEEN 1 AND ${openUnits}`,
      ),
    )
    .returning({ position: orderLines.position })
  return changed.length > 0
}

/** Orders with appointments that nobody came to in time, the oldest first. */
export async function findExpiredOrders(
  executor: Executor,
  { max, skippedIds }: { max: number; skippedIds: readonly number[] },
): Promise<number[]> {
  const rows = await executor
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOver, isAwaited, notInArray(orders.id, [...skippedIds])))
    .orderBy(asc(orderLines.expiresAt))
    .limit(max)
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

/** Lets what is over of a locked order pass; the answer is how many lines that were. */
export async function expireLines(tx: Transaction, orderId: number): Promise<number> {
  const changed = await tx
    .update(orderLines)
    .set({ expired: sql`${orderLines.expired} + ${openUnits}`, expiredAt: sql`now()` })
    .from(orders)
    .where(and(eq(orderLines.orderId, orderId), eq(orders.id, orderLines.orderId), isOver, isAwaited))
    .returning({ position: orderLines.position })
  return changed.length
}

/** Lets everything that is left of a locked order's lines pass; false when something is left of none of them. */
export async function addExpired(
  tx: Transaction,
  { orderId, positions }: { orderId: number; positions: readonly number[] },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(orderLines)
    .set({ expired: sql`${orderLines.expired} + ${openUnits}`, expiredAt: sql`now()` })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        inArray(orderLines.position, [...positions]),
        sql`${openUnits} > 0`,
      ),
    )
  return (rowCount ?? 0) > 0
}

const openUnits = sql`${orderLines.quantity} - ${orderLines.used} - ${orderLines.returned} - ${orderLines.expired}`

const isOver = and(
  lte(orderLines.expiresAt, sql`now()`),
  sql`${orderLines.used} + ${orderLines.returned} + ${orderLines.expired} < ${orderLines.quantity}`,
)

/** Statuses in which an order's appointments do not take place. */
const unawaited: OrderStatus[] = ['DRAFT', 'CANCELED', 'RETURNED']
const isAwaited = notInArray(orders.status, unawaited)

export function isAwaitedStatus(status: OrderStatus): boolean {
  return !unawaited.includes(status)
}
