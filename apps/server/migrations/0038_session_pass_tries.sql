CREATE TABLE "session_pass_tries" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_pass_tries_count_range" CHECK ("session_pass_tries"."count" BETWEEN 0 AND 1000)
);
--> statement-breakpoint
ALTER TABLE "session_pass_tries" ADD CONSTRAINT "session_pass_tries_session_id_staff_sessions_public_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_sessions"("public_id") ON DELETE cascade ON UPDATE no action;