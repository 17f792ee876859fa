import { type SQL, sql } from 'drizzle-orm'

/** Attempts whose money has an effect here, or that a gateway may speak of, as a query. */
export const attemptMoney = sql`(
  SELECT attempt.id, attempt.public_id, attempt.gateway, attempt.psp_reference, attempt.customer_id, attempt.state,
    attempt.effect, attempt.ended_at,
    CASE WHEN attempt.effect IN ('order', 'wallet') THEN coalesce(payment.paid_baisa, attempt.paid_baisa, 0) ELSE 0 END
      AS paid
  FROM payment_attempts AS attempt LEFT JOIN order_payments AS payment ON payment.attempt_id = attempt.id)`

/** Payments of an order, its gift card aside, as a JSON list in the order in which the money came. */
export function paymentsOfOrder(orderId: SQL): SQL {
  return sql`coalesce((
    SELECT json_agg(json_build_object('source', source, 'amount', amount_baisa, 'fee', fee_baisa, 'paid', paid_baisa) ORDER BY position)
    FROM order_payments WHERE order_id = ${orderId} AND source <> 'GIFT_CARD'), '[]'::json)`
}

/** Refunds of orders by gateways, as a query; `reference` is the gateway's own. */
export const gatewayRefunds = sql`(
  SELECT refund.id, refund.public_id, refund.target AS gateway, refund.amount_baisa AS amount, refund.state,
    refund.refund_reference AS reference, refund.created_at, refund.updated_at, payment.attempt_id
  FROM order_refunds AS refund JOIN order_payments AS payment ON payment.id = refund.payment_id
  WHERE refund.target NOT IN ('WALLET', 'GIFT_CARD'))`

/** Open differences by gateway and day, as a query of `gateway`, `day` and `open`. */
export const openDifferences = sql`(
  SELECT gateway, day, count(*)::integer AS open FROM payment_differences WHERE state = 'open' GROUP BY gateway, day)`
