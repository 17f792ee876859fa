ALTER TABLE "attribute_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sliders" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_types" ADD COLUMN "name_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD COLUMN "older" text[] DEFAULT '{}' NOT NULL;