CREATE TABLE "pass_tries" (
	"operator_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_tries_count_range" CHECK ("pass_tries"."count" BETWEEN 0 AND 1000)
);
--> statement-breakpoint
CREATE TABLE "visit_passes" (
	"order_id" integer NOT NULL,
	"centre_id" integer NOT NULL,
	"appointment_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_passes_order_id_centre_id_appointment_at_pk" PRIMARY KEY("order_id","centre_id","appointment_at"),
	CONSTRAINT "visit_passes_code_unique" UNIQUE("code"),
	CONSTRAINT "visit_passes_code_form" CHECK ("visit_passes"."code" ~ '^[2-9A-HJKMNP-Z]{8}$')
);
--> statement-breakpoint
ALTER TABLE "order_status_changes" DROP CONSTRAINT "order_status_changes_actor_known";--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD COLUMN "driver_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "arrived_by" integer;--> statement-breakpoint
ALTER TABLE "visit_passes" ADD CONSTRAINT "visit_passes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_driver_named" CHECK (("order_status_changes"."actor" = 'driver') = ("order_status_changes"."driver_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_actor_known" CHECK ("order_status_changes"."actor" IN ('customer', 'operator', 'driver', 'system'));