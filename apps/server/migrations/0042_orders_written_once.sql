-- An order is inserted with `listed_under` and `search_text`, for the words of a part can be told before its rows are there. The
-- triggers of its parts change it for what is added later. In PL/pgSQL, which plans a query once for a connection and not at each call.
CREATE FUNCTION order_list_words(centres integer[], fulfilments text[], variants integer[], discount_kinds text[], discount_codes text[],
  payment_sources text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
      SELECT unnest(centres)::text AS word
      UNION ALL SELECT unnest(fulfilments)
      UNION ALL SELECT centre || '/' || fulfilment FROM unnest(centres) AS centre, unnest(fulfilments) AS fulfilment
      UNION ALL SELECT place.prefix || 'product:' || variant.product_id
        FROM unnest(centres, variants) AS line (centre_id, variant_id)
        JOIN product_variants AS variant ON variant.id = line.variant_id
        CROSS JOIN LATERAL (VALUES (''), (line.centre_id || '/')) AS place (prefix)
      UNION ALL SELECT 'code:' || lower(spelling.code) FROM unnest(discount_kinds, discount_codes) AS discount (kind, code)
        CROSS JOIN LATERAL (VALUES (discount.code),
          (CASE discount.kind WHEN 'gift_card' THEN '••••' || right(discount.code, 4) END)) AS spelling (code)
        WHERE discount.code <> ''
      UNION ALL SELECT 'paid:' || unnest(payment_sources)
    ) AS words WHERE word IS NOT NULL
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_listed_under(order_id integer) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT order_list_words(lines.centres, lines.fulfilments, lines.variants, discounts.kinds, discounts.codes, payments.sources)
    FROM (SELECT array_agg(line.centre_id) AS centres, array_agg(line.fulfilment) AS fulfilments, array_agg(line.variant_id) AS variants
      FROM order_lines AS line WHERE line.order_id = $1) AS lines,
    (SELECT array_agg(discount.kind) AS kinds, array_agg(discount.code) AS codes
      FROM order_discounts AS discount WHERE discount.order_id = $1) AS discounts,
    (SELECT array_agg(payment.source) AS sources FROM order_payments AS payment WHERE payment.order_id = $1) AS payments
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION order_search_words(customer_id integer, billing jsonb, cars text[]) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT ar_norm(concat_ws(' ', customer.first_name, customer.last_name, billing ->> 'firstName', billing ->> 'lastName',
      (SELECT string_agg(DISTINCT car, ' ') FROM unnest(cars) AS car)))
    FROM customers AS customer WHERE customer.id = $1
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_search_text(order_id integer, customer_id integer, billing jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN order_search_words($2, $3, (SELECT array_agg(line.metadata ->> 'car') FROM order_lines AS line WHERE line.order_id = $1));
END $$;
--> statement-breakpoint
DROP TRIGGER write_search_of_new ON orders;
--> statement-breakpoint
CREATE TRIGGER write_search_of_new BEFORE INSERT ON orders FOR EACH ROW WHEN (NEW.search_text = '')
  EXECUTE FUNCTION write_order_search();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_order_lists_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders AS told SET listed_under = order_listed_under(told.id),
    search_text = order_search_text(told.id, told.customer_id, told.billing_address)
  FROM (
    SELECT order_id, order_list_words(array_agg(centre_id), array_agg(fulfilment), array_agg(variant_id), NULL, NULL, NULL) AS words,
      array_agg(metadata ->> 'car') FILTER (WHERE metadata ? 'car') AS cars
    FROM new_rows GROUP BY order_id
  ) AS added
  WHERE told.id = added.order_id AND (NOT told.listed_under @> added.words
    OR EXISTS (SELECT FROM unnest(added.cars) AS car WHERE strpos(told.search_text, ar_norm(car)) = 0));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION write_order_lists_of_discounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders AS told SET listed_under = order_listed_under(told.id)
  FROM (
    SELECT order_id, order_list_words(NULL, NULL, NULL, array_agg(kind), array_agg(code), NULL) AS words FROM new_rows GROUP BY order_id
  ) AS added
  WHERE told.id = added.order_id AND NOT told.listed_under @> added.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION write_order_lists_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders AS told SET listed_under = order_listed_under(told.id)
  FROM (
    SELECT order_id, order_list_words(NULL, NULL, NULL, NULL, NULL, array_agg(source)) AS words FROM new_rows GROUP BY order_id
  ) AS added
  WHERE told.id = added.order_id AND NOT told.listed_under @> added.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER write_lists_of_new ON order_discounts;
--> statement-breakpoint
DROP TRIGGER write_lists_of_new ON order_payments;
--> statement-breakpoint
DROP FUNCTION write_order_lists_of_parts;
--> statement-breakpoint
CREATE TRIGGER write_lists_of_new AFTER INSERT ON order_discounts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_order_lists_of_discounts();
--> statement-breakpoint
CREATE TRIGGER write_lists_of_new AFTER INSERT ON order_payments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_order_lists_of_payments();
