import type { Database } from '#kernel/database/connect.ts'
import type { Order, OrderDiscount, StoredLine } from '../rules/order.ts'
import {
  countOrders,
  findDiscounts,
  findOrder,
  type OrdersPage,
  readLines,
  readOrdersFrom,
  readOrdersPage,
} from '../storage/read-orders.ts'

/** An order with what was bought. */
export type OrderWithLines = Order & { lines: readonly StoredLine[] }

type Context = { db: Database }

/** One page of a customer's orders: one statement for the orders, one for all their lines. */
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

/** The lines of an order that was read without them. */
export async function readLinesOf({ db }: Context, order: Order): Promise<readonly StoredLine[]> {
  return readLines(db, [order.id])
}

/** What codes, reductions and gift cards came to. */
export function listDiscountsOf({ db }: Context, orderId: number): Promise<OrderDiscount[]> {
  return findDiscounts(db, orderId)
}

export async function readOrderWithLines(context: Context, order: Order): Promise<OrderWithLines> {
  return { ...order, lines: await readLinesOf(context, order) }
}

async function withLines(db: Database, orders: readonly Order[]): Promise<OrderWithLines[]> {
  if (orders.length === 0) return []
  const lines = Map.groupBy(
    await readLines(
      db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }))
}
