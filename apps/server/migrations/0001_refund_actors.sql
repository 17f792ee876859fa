ALTER TABLE "order_refunds" ADD COLUMN "actor" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "operator_id" integer;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_actor_known" CHECK ("order_refunds"."actor" IN ('customer', 'operator', 'system'));--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_operator_named" CHECK (("order_refunds"."actor" = 'operator') = ("order_refunds"."operator_id" IS NOT NULL));