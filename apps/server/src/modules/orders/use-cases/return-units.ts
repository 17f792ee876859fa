import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import { statusAfterReturn } from '../rules/line-usage.ts'
import { mayMoveOrder } from '../rules/order-status.ts'
import { lockOrder, readUsage } from '../storage/order-status-queries.ts'
import {
  addReturned,
  addReturnedSurcharge,
  findLinesInWindow,
  findLockedOrder,
  findOrderOfLine,
  type ReturnedSurcharge,
  type ReturnedUnits,
  type ReturnWindow,
  type SoldLine,
} from '../storage/return-queries.ts'
import { type OrderWithLines, readPartsOf } from './list-orders.ts'
import { moveOrder } from './move-order.ts'

/** A customer's lines of which something may come back, as far as times say. */
export function listLinesInWindow(executor: Executor, window: ReturnWindow): Promise<SoldLine[]> {
  return findLinesInWindow(executor, window)
}

/** The order of one of the customer's lines, whole. Undefined when there is none, or when it is somebody else's. */
export async function readOrderOfLine(
  executor: Executor,
  key: { linePublicId: string; customerId: number },
): Promise<OrderWithLines | undefined> {
  const order = await findOrderOfLine(executor, key)
  return order && { ...order, ...(await readPartsOf({ db: executor }, order)) }
}

/** An order whose lines nobody else changes until the transaction ends. */
export async function lockOrderWithLines(tx: Transaction, orderId: number): Promise<OrderWithLines> {
  const order = await findLockedOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return { ...order, ...(await readPartsOf({ db: tx }, order)) }
}

/** The customer has returned them, unless another author is named. */
export type UnitsBack = ReturnedUnits & { surcharges: readonly ReturnedSurcharge[]; actor?: ChangeActor }

/**
 * Counts units of a line as returned, in the caller's transaction, with the surcharges that are given back with them.
 * The order becomes returned or partly so, unless it is over for another reason, which then stays visible.
 */
export async function returnUnits(
  tx: Transaction,
  { surcharges, actor = { kind: 'customer' }, ...units }: UnitsBack,
): Promise<Outcome<true, 'UNITS_NOT_LEFT'>> {
  const { orderId } = units
  const order = await lockOrder(tx, orderId)
  if (!order || !(await addReturned(tx, units))) return refuse('UNITS_NOT_LEFT', { field: 'quantity' })
  for (const surcharge of surcharges) await addReturnedSurcharge(tx, orderId, surcharge)
  const to = statusAfterReturn(await readUsage(tx, orderId))
  if (mayMoveOrder(order.status, to)) await moveOrder(tx, { orderId, to, reason: 'return', actor })
  return ok(true)
}
