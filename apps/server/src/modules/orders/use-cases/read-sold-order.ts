import type { Executor } from '#kernel/database/connect.ts'
import { findSoldOrder, readDiscounts } from '../storage/find-sold-order.ts'
import { readPartsOf } from './list-orders.ts'

export type SoldOrder = Awaited<ReturnType<typeof readSoldOrder>>

/** An order as it was sold, for the papers of the shop. Callers have its id from the shop itself. */
export async function readSoldOrder(executor: Executor, orderId: number) {
  const order = await findSoldOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const parts = await readPartsOf({ db: executor }, order)
  return { ...order, ...parts, discounts: await readDiscounts(executor, orderId) }
}
