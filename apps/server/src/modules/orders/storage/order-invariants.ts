import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'An order costs what its lines and surcharges cost, and so does its tax',
    broken: sql`
      SELECT orders.id AS order_id, total_baisa, parts.total, tax_baisa, parts.tax
      FROM orders JOIN (
        SELECT order_id, sum(total_baisa) AS total, sum(tax_baisa) AS tax FROM (
          SELECT order_id, total_baisa, tax_baisa FROM order_lines
          UNION ALL SELECT order_id, total_baisa, tax_baisa FROM order_surcharges) AS part
        GROUP BY order_id) AS parts ON order_id = orders.id
      WHERE total_baisa <> parts.total OR tax_baisa <> parts.tax`,
  },
  {
    name: 'A surcharge has the position of no line',
    broken: sql`
      SELECT order_id, position, kind FROM order_surcharges JOIN order_lines USING (order_id, position)`,
  },
  {
    name: 'A surcharge of a line is for as many units as the line has, and returned with them',
    broken: sql`
      SELECT surcharge.order_id, surcharge.position, kind, surcharge.returned, line.returned AS line_returned
      FROM order_surcharges AS surcharge
        JOIN order_lines AS line ON line.order_id = surcharge.order_id AND line.position = line_position
      WHERE surcharge.quantity <> line.quantity OR CASE refund
        WHEN 'with-units' THEN surcharge.returned <> line.returned
        WHEN 'if-untouched' THEN surcharge.returned > line.returned
        ELSE surcharge.returned > 0 END`,
  },
  {
    name: 'What is taken off an order is what its lines, its surcharges and its gift card say',
    broken: sql`
      SELECT orders.id AS order_id, lines.off AS lines, codes.off AS codes, gift_card_baisa, codes.paid
      FROM orders
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(discount_baisa), 0) AS off FROM (
            SELECT discount_baisa FROM order_lines WHERE order_id = orders.id
            UNION ALL SELECT discount_baisa FROM order_surcharges WHERE order_id = orders.id) AS part) AS lines
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(amount_baisa) FILTER (WHERE kind <> 'gift_card'), 0) AS off,
            coalesce(sum(amount_baisa) FILTER (WHERE kind = 'gift_card'), 0) AS paid
          FROM order_discounts WHERE order_id = orders.id) AS codes
      WHERE lines.off <> codes.off OR gift_card_baisa <> codes.paid`,
  },
  {
    name: 'What gift cards paid is in the ledger',
    broken: sql`
      SELECT orders.id AS order_id, gift_card_baisa FROM orders JOIN order_discounts AS card
        ON card.order_id = orders.id AND kind = 'gift_card'
      WHERE gift_card_baisa > 0 AND NOT EXISTS (
        SELECT FROM ledger_transactions JOIN ledger_entries ON transaction_id = ledger_transactions.id
          JOIN ledger_accounts ON ledger_accounts.id = account_id
        WHERE ledger_transactions.key = 'gift-card-payment:' || orders.number || ':' || source_id
          AND ledger_accounts.name = 'gift_card:' || source_id AND ledger_entries.amount_baisa = -gift_card_baisa)`,
  },
  {
    name: 'What is still to be done of an order can be done: at its slot, at its address, or by message',
    broken: sql`
      SELECT line.order_id, line.position, fulfilment
      FROM order_lines AS line JOIN orders ON orders.id = order_id
      WHERE orders.status IN ('UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED')
        AND used + returned + expired < quantity AND CASE fulfilment
          WHEN 'delivery' THEN coalesce(shipping_address ->> 'streetAddress1', '') = '' OR collection_point_id IS NOT NULL
          WHEN 'appointment' THEN NOT EXISTS (SELECT FROM slot_reservations AS booked WHERE booked.slot_id = line.slot_id
            AND booked.state = 'booked' AND holder = 'checkout:' || checkout_public_id)
          ELSE fulfilment = 'unbooked' END`,
  },
  {
    name: 'A booked line knows the centre of its slot',
    broken: sql`
      SELECT line.order_id, line.position, line.centre_id, slots.centre_id AS slot_centre
      FROM order_lines AS line JOIN slots ON slots.id = line.slot_id
      WHERE line.centre_id IS DISTINCT FROM slots.centre_id`,
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
  {
    // Units of a line come back whole: as many pieces as each of them took.
    name: 'What was returned or cancelled is back in stock, once',
    broken: sql`
      SELECT line.order_id, line.position, sold.variant_id, sum(sold.quantity) AS taken, sum(sold.returned) AS back
      FROM order_line_stock AS sold JOIN order_lines AS line USING (order_id, position)
        JOIN orders ON orders.id = order_id
      GROUP BY line.order_id, line.position, sold.variant_id, orders.status
      HAVING sum(sold.returned) <> sum(sold.quantity) * CASE orders.status
        WHEN 'CANCELED' THEN line.quantity - line.used - line.expired ELSE line.returned END / line.quantity`,
  },
]
