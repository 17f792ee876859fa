ALTER TABLE "product_channel_listings" ADD COLUMN "tax_basis_points" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_basis_points" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_channel_listings" ADD CONSTRAINT "product_channel_listings_tax_range" CHECK ("product_channel_listings"."tax_basis_points" BETWEEN 0 AND 10000);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_rate_range" CHECK ("order_lines"."tax_basis_points" BETWEEN 0 AND 10000);--> statement-breakpoint
UPDATE "order_lines" SET "tax_basis_points" = 0 WHERE "tax_baisa" = 0 AND "total_baisa" > 0;
