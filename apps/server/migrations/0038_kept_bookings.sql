CREATE TABLE "slot_hold_budgets" (
	"customer_id" integer NOT NULL,
	"slot_id" integer NOT NULL,
	"used_seconds" integer DEFAULT 0 NOT NULL,
	"held_since" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_hold_budgets_customer_id_slot_id_pk" PRIMARY KEY("customer_id","slot_id"),
	CONSTRAINT "slot_hold_budgets_used_range" CHECK ("slot_hold_budgets"."used_seconds" BETWEEN 0 AND 86400)
);
--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "fulfilment" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "fulfilment" text;--> statement-breakpoint
ALTER TABLE "slot_hold_budgets" ADD CONSTRAINT "slot_hold_budgets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_hold_budgets_held_until_idx" ON "slot_hold_budgets" USING btree ("held_until");--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_fulfilment_known" CHECK ("checkout_lines"."fulfilment" IN ('appointment', 'delivery', 'message', 'unbooked'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_fulfilment_possible" CHECK ("order_lines"."fulfilment" IN ('delivery', 'message') OR ("order_lines"."fulfilment" = 'appointment' AND "order_lines"."slot_id" IS NOT NULL AND "order_lines"."appointment_at" IS NOT NULL));--> statement-breakpoint
-- Checkouts from before are paid only with a slot; others are asked to choose again.
UPDATE "checkout_lines" SET "fulfilment" = CASE WHEN "slot_id" IS NULL THEN 'unbooked' ELSE 'appointment' END
WHERE "fee_of_position" IS NULL;
