ALTER TABLE "order_settings" ADD COLUMN "names_field" text DEFAULT 'required' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD COLUMN "email_field" text DEFAULT 'optional' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_names_known" CHECK ("order_settings"."names_field" IN ('required', 'hidden'));--> statement-breakpoint
ALTER TABLE "order_settings" ADD CONSTRAINT "order_settings_email_known" CHECK ("order_settings"."email_field" IN ('required', 'optional', 'hidden'));