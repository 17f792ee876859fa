CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_name_known" CHECK ("settings"."name" IN ('contact', 'seller', 'fees')),
	CONSTRAINT "settings_value_object" CHECK (jsonb_typeof("settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" DROP CONSTRAINT "customer_addresses_region_id_regions_id_fk";
--> statement-breakpoint
ALTER TABLE "car_models" DROP CONSTRAINT "car_models_brand_id_car_brands_id_fk";
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_models" ADD CONSTRAINT "car_models_brand_id_car_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."car_brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE car_fitments ADD CONSTRAINT car_fitments_years_apart EXCLUDE USING gist (
  int4range(model_id, model_id, '[]') WITH &&, int4range(year_from, coalesce(year_to, 2100), '[]') WITH &&);
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('settings');
