CREATE TABLE "schedule_exceptions" (
	"centre_id" integer NOT NULL,
	"date" date NOT NULL,
	"shift_id" integer NOT NULL,
	"capacity" smallint NOT NULL,
	CONSTRAINT "schedule_exceptions_centre_id_date_shift_id_pk" PRIMARY KEY("centre_id","date","shift_id"),
	CONSTRAINT "schedule_exceptions_capacity_range" CHECK ("schedule_exceptions"."capacity" BETWEEN 1 AND 500)
);
--> statement-breakpoint
ALTER TABLE "service_centres" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_centres" ADD COLUMN "schedule_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shifts" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_centre_id_service_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."service_centres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_shift_of_centre_fk" FOREIGN KEY ("centre_id","shift_id") REFERENCES "public"."shifts"("centre_id","id") ON DELETE cascade ON UPDATE no action;