-- The order of names as `compareText` has it: numbers by size, equal is what people take for equal.
CREATE COLLATION "shop_text" (provider = icu, locale = 'en-u-kn-true', deterministic = false);
--> statement-breakpoint
-- Lists of a catalogue that is too large for the memory of a process are read along these.
CREATE INDEX "products_by_slug_idx" ON "products" ("slug" COLLATE "C");--> statement-breakpoint
CREATE INDEX "products_by_name_idx" ON "products" ("name" COLLATE "shop_text", "slug" COLLATE "C");--> statement-breakpoint
CREATE INDEX "products_by_rank_idx" ON "products" ("sales_rank", "name" COLLATE "shop_text", "slug" COLLATE "C");--> statement-breakpoint
CREATE INDEX "attribute_values_number_idx" ON "attribute_values" ("attribute_id", "number") WHERE "number" IS NOT NULL;
