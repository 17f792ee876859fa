import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'An order costs what its lines cost',
    broken: sql`
      SELECT orders.id AS order_id, orders.total_baisa, sum(order_lines.total_baisa) AS lines
      FROM orders JOIN order_lines ON order_lines.order_id = orders.id
      GROUP BY orders.id HAVING orders.total_baisa <> sum(order_lines.total_baisa)`,
  },
  {
    name: 'An order belongs to a completed checkout',
    broken: sql`
      SELECT orders.id AS order_id FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
      WHERE checkouts.status <> 'completed'`,
  },
  {
    name: 'An order has the status of its last move',
    broken: sql`
      SELECT orders.id AS order_id, change.kind, change.to_status
      FROM orders JOIN LATERAL (
        SELECT DISTINCT ON (kind) kind, to_status FROM order_status_changes
        WHERE order_id = orders.id ORDER BY kind, id DESC) AS change ON true
      WHERE change.to_status <> CASE change.kind WHEN 'status' THEN orders.status ELSE orders.payment_status END`,
  },
]
