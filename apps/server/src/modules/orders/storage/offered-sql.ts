import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from '#kernel/commands/define-command.ts'

/** Orders with a line at one of the operator's centres, as a table of `id`, `public_id` and `number`. */
export function ordersInScope(centres: CentreScope): SQL {
  const inScope =
    centres === 'all'
      ? sql`true`
      : sql`EXISTS (SELECT FROM order_lines AS line WHERE line.order_id = orders.id
          AND line.centre_id = ANY(${sql.param([...centres])}::integer[]))`
  return sql`(SELECT id, public_id, number FROM orders WHERE ${inScope})`
}

/** Orders that were placed, as a query; `visited_at` is the newest visit that took place. */
export const placedOrders = sql`(
  SELECT placed.id, placed.public_id, placed.customer_id, placed.number, placed.created_at, placed.status,
    placed.payment_status, placed.total_baisa,
    (SELECT max(appointment_at) FROM order_lines WHERE order_id = placed.id AND used > 0) AS visited_at
  FROM orders AS placed WHERE placed.status <> 'DRAFT')`
