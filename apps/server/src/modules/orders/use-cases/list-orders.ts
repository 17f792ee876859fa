import type { Database, Executor } from '#kernel/database/connect.ts'
import type { Order, OrderDiscount } from '../rules/order.ts'
import type { OrderParts } from '../rules/order-rows.ts'
import {
  countOrders,
  findDiscounts,
  findOrder,
  findOrderByPublicId,
  type OrdersPage,
  readLines,
  readOrdersFrom,
  readOrdersPage,
  readSurcharges,
} from '../storage/read-orders.ts'
import { type HeldOrder, toHeldOrder } from './held-order.ts'

/** An order with what was bought, and what that cost beside. */
export type OrderWithLines = Order & OrderParts

type Context = { db: Database }

/** One page of a customer's orders: one statement for the orders, one for all their lines, one for all surcharges. */
export async function listOrders({ db }: Context, page: OrdersPage): Promise<OrderWithLines[]> {
  return withLines(db, await readOrdersPage(db, page))
}

/** The same by number of page, for clients that count. */
export async function listOrderPage(
  { db }: Context,
  customerId: number,
  page: { offset: number; limit: number },
): Promise<OrderWithLines[]> {
  return withLines(db, await readOrdersFrom(db, customerId, page))
}

export function countOrdersOf({ db }: Context, customerId: number): Promise<number> {
  return countOrders(db, customerId)
}

/** Undefined when there is none, or when it is somebody else's. */
export async function readOrder(
  { db }: Context,
  key: { publicId: string; customerId: number },
): Promise<OrderWithLines | undefined> {
  const order = await findOrder(db, key)
  const [found] = order ? await withLines(db, [order]) : []
  return found
}

/** An order for whoever holds its id and has no session. */
export async function readHeldOrder({ db }: Context, publicId: string): Promise<HeldOrder | undefined> {
  const order = await findOrderByPublicId(db, publicId)
  const [found] = order ? await withLines(db, [order]) : []
  return found && toHeldOrder(found, await findDiscounts(db, [found.id]))
}

/** Lines and surcharges of an order that was read without them. */
export async function readPartsOf({ db }: { db: Executor }, { id }: Pick<Order, 'id'>): Promise<OrderParts> {
  return { lines: await readLines(db, [id]), surcharges: await readSurcharges(db, [id]) }
}

/** Amounts of codes, reductions and gift cards, by order. */
export async function listDiscountsOf(
  { db }: Context,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderDiscount[]>> {
  return Map.groupBy(await findDiscounts(db, orderIds), ({ orderId }) => orderId)
}

export async function readOrderWithLines(context: Context, order: Order): Promise<OrderWithLines> {
  return { ...order, ...(await readPartsOf(context, order)) }
}

async function withLines(db: Database, orders: readonly Order[]): Promise<OrderWithLines[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = Map.groupBy(await readLines(db, ids), ({ orderId }) => orderId)
  const surcharges = Map.groupBy(await readSurcharges(db, ids), ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...order,
    lines: lines.get(order.id) ?? [],
    surcharges: surcharges.get(order.id) ?? [],
  }))
}
