CREATE TABLE "customer_activity" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"last_visit_at" timestamp with time zone NOT NULL,
	"wallet_baisa" integer NOT NULL,
	CONSTRAINT "customer_activity_not_negative" CHECK ("customer_activity"."orders" >= 0 AND "customer_activity"."wallet_baisa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_activity_marks" (
	"source" text PRIMARY KEY NOT NULL,
	"last_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_activity" ADD CONSTRAINT "customer_activity_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_activity_orders_idx" ON "customer_activity" USING btree ("orders","customer_id");--> statement-breakpoint
CREATE INDEX "customer_activity_last_visit_idx" ON "customer_activity" USING btree ("last_visit_at","customer_id");--> statement-breakpoint
CREATE INDEX "customer_activity_wallet_idx" ON "customer_activity" USING btree ("wallet_baisa","customer_id");--> statement-breakpoint
CREATE INDEX "return_requests_refund_idx" ON "return_requests" USING btree ("refund_baisa","id");