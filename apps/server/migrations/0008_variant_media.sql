-- Which of a product's pictures show which of its variants.
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_of_product_key" UNIQUE("id","product_id");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_of_product_key" UNIQUE("id","product_id");--> statement-breakpoint
CREATE TABLE "variant_media" (
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "variant_media_variant_id_media_id_pk" PRIMARY KEY("variant_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_variant_fk" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."product_variants"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_media" ADD CONSTRAINT "variant_media_media_fk" FOREIGN KEY ("media_id","product_id") REFERENCES "public"."product_media"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_media_product_idx" ON "variant_media" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variant_media_media_idx" ON "variant_media" USING btree ("media_id");--> statement-breakpoint
CREATE TRIGGER notify_insert AFTER INSERT ON variant_media REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('catalogue', 'SELECT product_id FROM changed');--> statement-breakpoint
CREATE TRIGGER notify_delete AFTER DELETE ON variant_media REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('catalogue', 'SELECT product_id FROM changed');--> statement-breakpoint
CREATE TRIGGER notify_update AFTER UPDATE ON variant_media REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('catalogue', 'SELECT product_id FROM before UNION ALL SELECT product_id FROM after');--> statement-breakpoint
CREATE TRIGGER notify_truncate AFTER TRUNCATE ON variant_media
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');
