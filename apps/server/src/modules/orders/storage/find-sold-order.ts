import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import { jsonRows } from '#kernel/database/json-rows.ts'
import { orderDiscounts } from './order-discounts.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderColumns } from './order-queries.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'
import { orders } from './orders.tables.ts'

/** An order with whom it was sold to and its parts, for what the shop itself writes about it. */
export async function findSoldOrder(executor: Executor, orderId: number) {
  const [order] = await selectSold(executor, { orderId })
  return order
}

const parts = {
  lines: jsonRows(orderLines, { where: eq(orderLines.orderId, orders.id), orderBy: orderLines.position }),
  surcharges: jsonRows(orderSurcharges, {
    where: eq(orderSurcharges.orderId, orders.id),
    orderBy: orderSurcharges.position,
  }),
  discounts: jsonRows(orderDiscounts, {
    where: eq(orderDiscounts.orderId, orders.id),
    orderBy: orderDiscounts.kind,
  }),
}

const selectSold = fixedQuery('orders_find_sold', (executor) =>
  executor
    .select({ ...orderColumns, ...parts })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId'))),
)
