import type { Executor } from '#kernel/database/connect.ts'
import { sharedRead } from '#kernel/database/shared-read.ts'
import type { OrderParts } from '../rules/order-rows.ts'
import { findSoldOrder } from '../storage/find-sold-order.ts'

export type SoldOrder = Omit<Found, keyof OrderParts> & OrderParts
type Found = NonNullable<Awaited<ReturnType<typeof findSoldOrder>>>

/** An order as it was sold, for the papers of the shop. Callers have its id from the shop itself. */
export async function readSoldOrder(executor: Executor, orderId: number): Promise<SoldOrder> {
  const order = await findSoldOrder(executor, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

/** The same for the handlers of a placed order, which begin together. */
export const readPlacedOrder = sharedRead(readSoldOrder)
