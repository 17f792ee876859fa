CREATE TABLE "page_attribute_value_translations" (
	"page_attribute_value_id" integer NOT NULL,
	"language_code" text NOT NULL,
	"name" text NOT NULL,
	"plain_text" text,
	"rich_text" jsonb,
	"older" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "page_attribute_value_translations_pk" PRIMARY KEY("page_attribute_value_id","language_code"),
	CONSTRAINT "page_attribute_value_translations_language_known" CHECK ("page_attribute_value_translations"."language_code" IN ('ar', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "page_type_attributes" (
	"page_type_id" integer NOT NULL,
	"page_attribute_id" integer NOT NULL,
	CONSTRAINT "page_type_attributes_page_type_id_page_attribute_id_pk" PRIMARY KEY("page_type_id","page_attribute_id")
);
--> statement-breakpoint
ALTER TABLE "page_attributes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_attribute_value_translations" ADD CONSTRAINT "page_attribute_value_translations_value_fk" FOREIGN KEY ("page_attribute_value_id") REFERENCES "public"."page_attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_type_attributes" ADD CONSTRAINT "page_type_attributes_page_type_id_page_types_id_fk" FOREIGN KEY ("page_type_id") REFERENCES "public"."page_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_type_attributes" ADD CONSTRAINT "page_type_attributes_page_attribute_id_page_attributes_id_fk" FOREIGN KEY ("page_attribute_id") REFERENCES "public"."page_attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_type_attributes_attribute_idx" ON "page_type_attributes" USING btree ("page_attribute_id");--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_type_attributes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('content');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_attribute_value_translations
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('content');
