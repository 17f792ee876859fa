import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'What has paid an order is what the order costs',
    broken: sql`
      SELECT orders.id AS order_id, total_baisa, gift_card_baisa, sum(amount_baisa) AS paid
      FROM orders JOIN order_payments ON order_payments.order_id = orders.id
      GROUP BY orders.id HAVING total_baisa - gift_card_baisa <> sum(amount_baisa)`,
  },
  {
    name: 'A payment by card has paid one order at most, and only when it is paid',
    broken: sql`
      SELECT attempt_id, count(*) AS orders FROM order_payments JOIN payment_attempts ON payment_attempts.id = attempt_id
      GROUP BY attempt_id, state HAVING count(*) > 1 OR state NOT IN ('paid', 'refunded')`,
  },
]
