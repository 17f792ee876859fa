CREATE UNLOGGED TABLE "rate_limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limit_counts_used_positive" CHECK ("rate_limit_counts"."used" > 0)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "stream_places" (
	"key" text NOT NULL,
	"place" smallint NOT NULL,
	"process" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stream_places_key_place_pk" PRIMARY KEY("key","place"),
	CONSTRAINT "stream_places_place_positive" CHECK ("stream_places"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_switches" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"outage" boolean NOT NULL,
	"delay_ms" integer NOT NULL,
	CONSTRAINT "sandbox_switches_one_row" CHECK ("sandbox_switches"."id" = 1),
	CONSTRAINT "sandbox_switches_delay_range" CHECK ("sandbox_switches"."delay_ms" BETWEEN 0 AND 20000)
);
--> statement-breakpoint
CREATE INDEX "rate_limit_counts_ends_at_idx" ON "rate_limit_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "stream_places_process_idx" ON "stream_places" USING btree ("process");--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sandbox_switches
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('sandbox');
