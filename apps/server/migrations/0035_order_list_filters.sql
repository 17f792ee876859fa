-- `orders.listed_under` has the words of more filters: the products of its lines (`product:12`, and `3/product:12` for those who see
-- the lines of centre 3 alone), the codes of its discounts (`code:ten`; a gift card's also by its end, as it is shown: `code:••••wxyz`),
-- and what has paid it (`paid:thawani`, `paid:WALLET`).
CREATE OR REPLACE FUNCTION order_listed_under(order_id integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
    SELECT line.centre_id::text AS word FROM order_lines AS line WHERE line.order_id = $1
    UNION SELECT line.fulfilment FROM order_lines AS line WHERE line.order_id = $1
    UNION SELECT line.centre_id || '/' || other.fulfilment FROM order_lines AS line
      JOIN order_lines AS other ON other.order_id = line.order_id WHERE line.order_id = $1
    UNION SELECT place.prefix || 'product:' || variant.product_id FROM order_lines AS line
      JOIN product_variants AS variant ON variant.id = line.variant_id
      CROSS JOIN LATERAL (VALUES (''), (line.centre_id || '/')) AS place (prefix) WHERE line.order_id = $1
    UNION SELECT 'code:' || lower(spelling.code) FROM order_discounts AS discount
      CROSS JOIN LATERAL (VALUES (discount.code),
        (CASE discount.kind WHEN 'gift_card' THEN '••••' || right(discount.code, 4) END)) AS spelling (code)
      WHERE discount.order_id = $1 AND discount.code <> ''
    UNION SELECT 'paid:' || payment.source FROM order_payments AS payment WHERE payment.order_id = $1
  ) AS words WHERE word IS NOT NULL
$$;
--> statement-breakpoint
-- An order that is placed has its discounts already when its lines are told; then there is nothing to change.
CREATE FUNCTION write_order_lists_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET listed_under = order_listed_under(id)
  WHERE id IN (SELECT order_id FROM new_rows) AND listed_under <> order_listed_under(id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_lists_of_new AFTER INSERT ON order_discounts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_order_lists_of_parts();
--> statement-breakpoint
CREATE TRIGGER write_lists_of_new AFTER INSERT ON order_payments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_order_lists_of_parts();
--> statement-breakpoint
UPDATE orders SET listed_under = order_listed_under(id) WHERE listed_under <> order_listed_under(id);
