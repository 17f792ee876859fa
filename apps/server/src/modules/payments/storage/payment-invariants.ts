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
  {
    name: 'What a gateway was paid has an effect',
    broken: sql`
      SELECT attempt.id AS attempt_id, state, effect, paid_baisa FROM payment_attempts AS attempt
      WHERE (effect = 'order' AND NOT EXISTS (
          SELECT FROM order_payments WHERE attempt_id = attempt.id AND order_payments.paid_baisa = attempt.paid_baisa))
        OR (effect = 'wallet' AND NOT EXISTS (
          SELECT FROM ledger_transactions AS posted
          JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
          JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'clearing'
          WHERE posted.key = 'TOP_UP:' || attempt.public_id AND -entry.amount_baisa = attempt.paid_baisa))
        OR (effect IN ('refund', 'review') AND state <> 'refunded' AND NOT EXISTS (
          SELECT FROM payment_differences WHERE attempt_id = attempt.id))`,
  },
  {
    name: 'A payment that may be charged is polled until its gateway says that it is over',
    broken: sql`
      SELECT id AS attempt_id, state, psp_reference FROM payment_attempts
      WHERE gateway_ended_at IS NULL AND next_poll_at IS NULL`,
  },
  {
    name: 'What the sandbox has charged is known here, or is being polled',
    broken: sql`
      SELECT reference, charged_baisa FROM sandbox_payments AS there
      JOIN payment_attempts AS attempt ON attempt.public_id = there.attempt_id
      WHERE there.state = 'paid' AND attempt.effect IS NULL AND attempt.next_poll_at IS NULL`,
  },
  {
    name: 'What a payment has bought or credited is what the sandbox has charged',
    broken: sql`
      SELECT reference, charged_baisa, paid_baisa FROM sandbox_payments AS there
      JOIN payment_attempts AS attempt ON attempt.public_id = there.attempt_id AND attempt.gateway = 'sandbox'
      WHERE attempt.effect IN ('order', 'wallet')
        AND (there.state <> 'paid' OR there.charged_baisa <> attempt.paid_baisa)`,
  },
]
