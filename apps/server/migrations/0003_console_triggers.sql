-- Desks follow a centre's day (`desk:<centre>:<day>`): whatever changes a slot, a reservation or an order there tells its ids.
CREATE FUNCTION tell_desks(changed jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (audience, type, data)
  SELECT 'desk:' || (row ->> 'centre') || ':' || (row ->> 'day'), 'board',
    jsonb_strip_nulls(jsonb_build_object(
      'slot_ids', jsonb_agg(DISTINCT row -> 'slot') FILTER (WHERE row ->> 'slot' IS NOT NULL),
      'order_ids', jsonb_agg(DISTINCT encode(convert_to('Order:' || (row ->> 'order'), 'UTF8'), 'base64'))
        FILTER (WHERE row ->> 'order' IS NOT NULL)))
  FROM jsonb_array_elements(changed) AS rows (row)
  WHERE row ->> 'centre' IS NOT NULL AND row ->> 'day' IS NOT NULL
  GROUP BY row ->> 'centre', row ->> 'day';
  IF FOUND THEN PERFORM pg_notify('warsha_live', ''); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_desks_of_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_desks(jsonb_agg(jsonb_build_object('centre', now_row.centre_id, 'day', now_row.delivery_date, 'slot', now_row.id)))
  FROM new_rows AS now_row JOIN old_rows AS was ON was.id = now_row.id
  WHERE (was.taken, was.capacity, was.walk_ins, was.closed)
    IS DISTINCT FROM (now_row.taken, now_row.capacity, now_row.walk_ins, now_row.closed)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_desks_of_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_desks(jsonb_agg(jsonb_build_object('centre', slot.centre_id, 'day', slot.delivery_date, 'slot', slot.id)))
  FROM new_rows AS now_row JOIN old_rows AS was ON was.id = now_row.id JOIN slots AS slot ON slot.id = now_row.slot_id
  WHERE was.state <> now_row.state
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_desks_of_new_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_desks(jsonb_agg(jsonb_build_object('centre', line.centre_id,
    'day', (line.appointment_at AT TIME ZONE 'Asia/Muscat')::date, 'slot', line.slot_id, 'order', sold.public_id)))
  FROM new_rows AS line JOIN orders AS sold ON sold.id = line.order_id
  WHERE line.centre_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_desks_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_desks(jsonb_agg(jsonb_build_object('centre', line.centre_id,
    'day', (line.appointment_at AT TIME ZONE 'Asia/Muscat')::date, 'slot', line.slot_id, 'order', sold.public_id)))
  FROM (
    SELECT now_row.order_id, side.centre_id, side.appointment_at, side.slot_id
    FROM new_rows AS now_row JOIN old_rows AS was ON was.order_id = now_row.order_id AND was.position = now_row.position
      CROSS JOIN LATERAL (VALUES (now_row.centre_id, now_row.appointment_at, now_row.slot_id),
        (was.centre_id, was.appointment_at, was.slot_id)) AS side (centre_id, appointment_at, slot_id)
    WHERE (was.used, was.returned, was.expired, was.arrived_at, was.slot_id)
      IS DISTINCT FROM (now_row.used, now_row.returned, now_row.expired, now_row.arrived_at, now_row.slot_id)
  ) AS line JOIN orders AS sold ON sold.id = line.order_id
  WHERE line.centre_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_desks_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_desks(jsonb_agg(jsonb_build_object('centre', line.centre_id,
    'day', (line.appointment_at AT TIME ZONE 'Asia/Muscat')::date, 'order', now_row.public_id)))
  FROM new_rows AS now_row JOIN old_rows AS was ON was.id = now_row.id
    JOIN order_lines AS line ON line.order_id = now_row.id AND line.centre_id IS NOT NULL
  WHERE (was.status, was.payment_status) IS DISTINCT FROM (now_row.status, now_row.payment_status)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_desks AFTER UPDATE ON slots REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_desks_of_slots();
--> statement-breakpoint
CREATE TRIGGER tell_desks AFTER UPDATE ON slot_reservations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_desks_of_reservations();
--> statement-breakpoint
CREATE TRIGGER tell_desks_of_new AFTER INSERT ON order_lines REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_desks_of_new_lines();
--> statement-breakpoint
CREATE TRIGGER tell_desks AFTER UPDATE ON order_lines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_desks_of_lines();
--> statement-breakpoint
CREATE TRIGGER tell_desks AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_desks_of_orders();
--> statement-breakpoint
-- `orders.search_text`: what operators find an order by. One column of the order itself, so that a broad search ends with its
-- page and a rare one uses the index.
CREATE FUNCTION order_search_text(order_id integer, customer_id integer, billing jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ar_norm(concat_ws(' ', customer.first_name, customer.last_name, billing ->> 'firstName', billing ->> 'lastName',
    (SELECT string_agg(DISTINCT line.metadata ->> 'car', ' ') FROM order_lines AS line
      WHERE line.order_id = $1 AND line.metadata ? 'car')))
  FROM customers AS customer WHERE customer.id = $2
$$;
--> statement-breakpoint
CREATE FUNCTION write_order_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(order_search_text(NEW.id, NEW.customer_id, NEW.billing_address), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_search_of_new BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION write_order_search();
--> statement-breakpoint
CREATE TRIGGER write_search BEFORE UPDATE OF billing_address, customer_id ON orders FOR EACH ROW
  WHEN (NEW.billing_address IS DISTINCT FROM OLD.billing_address OR NEW.customer_id IS DISTINCT FROM OLD.customer_id)
  EXECUTE FUNCTION write_order_search();
--> statement-breakpoint
CREATE FUNCTION write_order_search_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET search_text = order_search_text(id, customer_id, billing_address) WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_search_of_new AFTER INSERT ON order_lines FOR EACH ROW WHEN (NEW.metadata ? 'car')
  EXECUTE FUNCTION write_order_search_of_line();
--> statement-breakpoint
CREATE TRIGGER write_search AFTER UPDATE OF metadata ON order_lines FOR EACH ROW
  WHEN (NEW.metadata ->> 'car' IS DISTINCT FROM OLD.metadata ->> 'car')
  EXECUTE FUNCTION write_order_search_of_line();
--> statement-breakpoint
CREATE FUNCTION write_order_search_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET search_text = order_search_text(id, customer_id, billing_address) WHERE customer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER write_search_of_orders AFTER UPDATE OF first_name, last_name ON customers FOR EACH ROW
  WHEN ((NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name))
  EXECUTE FUNCTION write_order_search_of_customer();
--> statement-breakpoint
UPDATE orders SET search_text = coalesce(order_search_text(id, customer_id, billing_address), '');
