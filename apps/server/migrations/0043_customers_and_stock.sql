CREATE TABLE "centre_customers" (
	"centre_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "centre_customers_centre_id_customer_id_pk" PRIMARY KEY("centre_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (ar_norm(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(metadata ->> 'email', '') || ' ' || coalesce(phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "centre_customers" ADD CONSTRAINT "centre_customers_centre_id_service_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."service_centres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centre_customers" ADD CONSTRAINT "centre_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "centre_customers_customer_idx" ON "centre_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_search_idx" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_inactive_idx" ON "customers" USING btree ("id") WHERE NOT "customers"."is_active";--> statement-breakpoint
-- Who books at a centre is a customer of it, whatever becomes of the order. Roles of a centre find these customers alone.
CREATE FUNCTION note_centre_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO centre_customers (centre_id, customer_id)
  SELECT service_centres.id, orders.customer_id FROM orders, service_centres
  WHERE orders.id = NEW.order_id AND service_centres.id = NEW.centre_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_centre_customer_of_new AFTER INSERT ON order_lines
  FOR EACH ROW WHEN (NEW.centre_id IS NOT NULL) EXECUTE FUNCTION note_centre_customer();
--> statement-breakpoint
CREATE TRIGGER note_centre_customer_of_moved AFTER UPDATE OF centre_id ON order_lines
  FOR EACH ROW WHEN (NEW.centre_id IS NOT NULL AND NEW.centre_id IS DISTINCT FROM OLD.centre_id)
  EXECUTE FUNCTION note_centre_customer();
--> statement-breakpoint
INSERT INTO centre_customers (centre_id, customer_id)
SELECT DISTINCT service_centres.id, orders.customer_id
FROM order_lines JOIN orders ON orders.id = order_lines.order_id
  JOIN service_centres ON service_centres.id = order_lines.centre_id;
