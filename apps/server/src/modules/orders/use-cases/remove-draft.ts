import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { lockOrderOfCustomer } from '../storage/lock-scoped-order.ts'
import { type MoveRefusal, moveOrder } from './move-order.ts'

export type RemoveRefusal = MoveRefusal | 'ORDER_NOT_DRAFT' | 'ORDER_BEING_PAID'

/** No payment of the order is under way, and none has arrived. */
const unpaid: readonly PaymentStatus[] = ['NOT_CHARGED', 'REFUSED', 'CANCELED']

/**
 * Cancels a draft of the customer's own and frees what it holds. Payments move under the same lock, so that one of
 * the two comes first and the other sees it.
 */
export function removeDraft(
  { db }: { db: Database },
  own: { publicId: string; customerId: number },
): Promise<Outcome<true, RemoveRefusal>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderOfCustomer(tx, own)
    if (!order) return refuse('NOT_FOUND')
    if (order.status !== 'DRAFT') return refuse('ORDER_NOT_DRAFT')
    if (!unpaid.includes(order.paymentStatus)) return refuse('ORDER_BEING_PAID')
    const move = {
      orderId: order.id,
      to: 'CANCELED',
      reason: 'draft-removed',
      actor: { kind: 'customer' },
    } as const
    const moved = await moveOrder(tx, move)
    return moved.ok ? ok(true) : moved
  })
}
