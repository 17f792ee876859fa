ALTER TABLE "categories" ADD COLUMN "image_alt_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "image_alt_ar" text DEFAULT '' NOT NULL;