DROP INDEX "customers_name_idx";--> statement-breakpoint
DROP INDEX "order_lines_car_idx";--> statement-breakpoint
DROP INDEX "orders_buyer_idx";--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "closed" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_closed_range" CHECK ("slots"."closed" BETWEEN 0 AND 500);