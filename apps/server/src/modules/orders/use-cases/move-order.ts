import { z } from 'zod'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { releaseSlots } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import { restoreDiscounts } from '#modules/promotions/index.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import { mayMoveOrder, type OrderStatus } from '../rules/order-status.ts'
import { mayMovePayment, type PaymentStatus } from '../rules/payment-status.ts'
import { insertMove, type LockedOrder, lockOrder, type Move } from '../storage/order-status-queries.ts'
import { restockOrder } from './restock-order.ts'

export const orderStatusChanged = defineEvent(
  'order.status-changed',
  z.object({
    orderId: z.int(),
    customerId: z.int(),
    kind: z.enum(['status', 'payment']),
    from: z.string(),
    to: z.string(),
    reason: z.string(),
  }),
  ({ orderId }) => orderId,
)

export type MoveRefusal = 'NOT_FOUND' | 'ORDER_MOVE_REFUSED'

/** `reason` is a word for the history; the shop itself moves an order where nobody is named. */
type OrderMove<Status> = { orderId: number; to: Status; reason: string; actor?: ChangeActor | undefined }

const system: ChangeActor = { kind: 'system' }

/**
 * Moves an order to another status, if the table of moves allows it from where it is.
 * The slots of an order that is cancelled are free again with the same transaction, its units are in stock, and the use of
 * its promo code is given back.
 */
export function moveOrder(
  executor: Executor,
  { orderId, to, reason, actor = system }: OrderMove<OrderStatus>,
): Promise<Outcome<OrderStatus, MoveRefusal>> {
  return inTransaction(executor, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('NOT_FOUND')
    const { status: from } = order
    if (!mayMoveOrder(from, to)) return refuse('ORDER_MOVE_REFUSED', { params: { from, to } })
    await recordMove(tx, order, { kind: 'status', from, to, reason, actor })
    if (to === 'CANCELED') {
      const holder = holderOf({ publicId: order.checkoutPublicId })
      await restoreDiscounts(tx, holder)
      await releaseSlots(tx, holder)
      await restockOrder(tx, orderId)
    }
    return ok(to)
  })
}

/** Moves an order's payment, as the table of its moves allows; for settlements and refunds, in their transaction. */
export function movePayment(
  executor: Executor,
  { orderId, to, reason, actor = system }: OrderMove<PaymentStatus>,
): Promise<Outcome<PaymentStatus, MoveRefusal>> {
  return inTransaction(executor, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('NOT_FOUND')
    const { paymentStatus: from } = order
    if (!mayMovePayment(from, to)) return refuse('ORDER_MOVE_REFUSED', { params: { from, to } })
    await recordMove(tx, order, { kind: 'payment', from, to, reason, actor })
    return ok(to)
  })
}

async function recordMove(
  tx: Transaction,
  { id, customerId }: LockedOrder,
  { actor, ...move }: Move & { actor: ChangeActor },
): Promise<void> {
  await insertMove(tx, id, { ...move, actor })
  await publish(tx, orderStatusChanged({ orderId: id, customerId, ...move }))
}
