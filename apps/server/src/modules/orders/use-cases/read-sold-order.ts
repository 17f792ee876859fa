import type { Executor } from '#kernel/database/connect.ts'
import { findSoldOrder, readDiscounts } from '../storage/find-sold-order.ts'
import { readLines } from '../storage/read-orders.ts'

export type SoldOrder = Awaited<ReturnType<typeof readSoldOrder>>

/** An order as it was sold, for the papers of the shop. Whoever has its id has it from the shop itself. */
export async function readSoldOrder(executor: Executor, orderId: number) {
  const order = await findSoldOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const lines = await readLines(executor, [orderId])
  return { ...order, lines, discounts: await readDiscounts(executor, orderId) }
}
