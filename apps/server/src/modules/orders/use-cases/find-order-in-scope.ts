import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { addRevision, findScopedOrder, type ScopedOrder } from '../storage/scoped-order-queries.ts'

/** An order within the operator's scope; any other looks like one that does not exist. */
export function findOrderInScope(
  executor: Executor,
  key: { publicId: string; centres: CentreScope },
): Promise<ScopedOrder | undefined> {
  return findScopedOrder(executor, key)
}

/** Counts a change of an order that changes neither its status nor its lines. */
export function countRevision(tx: Transaction, orderId: number): Promise<void> {
  return addRevision(tx, orderId)
}
