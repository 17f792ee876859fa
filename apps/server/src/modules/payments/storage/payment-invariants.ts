import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const paymentInvariants: readonly Invariant[] = [
  {
    name: 'What has paid an order is what the order costs',
    broken: sql`
      SELECT orders.id AS order_id, total_baisa, sum(amount_baisa) AS paid
      FROM orders JOIN order_payments ON order_payments.order_id = orders.id
      GROUP BY orders.id HAVING total_baisa <> sum(amount_baisa)`,
  },
  {
    name: 'What a gift card has paid is what the order says',
    broken: sql`
      SELECT orders.id AS order_id, gift_card_baisa, coalesce(sum(amount_baisa), 0) AS paid
      FROM orders LEFT JOIN order_payments ON order_payments.order_id = orders.id AND source = 'GIFT_CARD'
      GROUP BY orders.id HAVING gift_card_baisa <> coalesce(sum(amount_baisa), 0)`,
  },
  {
    name: 'A payment by card has paid one order at most, and only when it is paid',
    broken: sql`
      SELECT attempt_id, count(*) AS orders FROM order_payments JOIN payment_attempts ON payment_attempts.id = attempt_id
      GROUP BY attempt_id, state HAVING count(*) > 1 OR state NOT IN ('paid', 'refunded')`,
  },
  {
    name: 'What was given back of a payment is the sum of its refunds',
    broken: sql`
      SELECT order_payments.id AS payment_id, refunded_baisa, coalesce(sum(order_refunds.amount_baisa), 0) AS refunds
      FROM order_payments LEFT JOIN order_refunds ON payment_id = order_payments.id
      GROUP BY order_payments.id HAVING refunded_baisa <> coalesce(sum(order_refunds.amount_baisa), 0)`,
  },
]
