ALTER TABLE "orders" ADD COLUMN "listed_under" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_listed_under_idx" ON "orders" USING gin ("listed_under");--> statement-breakpoint
-- `orders.listed_under`: a list of one centre, one way to reach the buyer or both asks for one word of the order itself. Two
-- conditions on its lines would be taken for independent of each other, and the wrong index be followed to its end.
CREATE FUNCTION order_listed_under(order_id integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
    SELECT line.centre_id::text AS word FROM order_lines AS line WHERE line.order_id = $1
    UNION SELECT line.fulfilment FROM order_lines AS line WHERE line.order_id = $1
    UNION SELECT line.centre_id || '/' || other.fulfilment FROM order_lines AS line
      JOIN order_lines AS other ON other.order_id = line.order_id WHERE line.order_id = $1
  ) AS words WHERE word IS NOT NULL
$$;
--> statement-breakpoint
-- One change of the order for all lines that are added together.
CREATE FUNCTION write_order_lists_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET listed_under = order_listed_under(id),
    search_text = order_search_text(id, customer_id, billing_address)
  WHERE id IN (SELECT order_id FROM new_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER write_search_of_new ON order_lines;
--> statement-breakpoint
CREATE TRIGGER write_lists_of_new AFTER INSERT ON order_lines REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_order_lists_of_new();
--> statement-breakpoint
CREATE FUNCTION write_order_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET listed_under = order_listed_under(id) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_lists AFTER UPDATE OF centre_id, fulfilment ON order_lines FOR EACH ROW
  WHEN ((NEW.centre_id, NEW.fulfilment) IS DISTINCT FROM (OLD.centre_id, OLD.fulfilment))
  EXECUTE FUNCTION write_order_lists();
--> statement-breakpoint
UPDATE orders SET listed_under = order_listed_under(id);
