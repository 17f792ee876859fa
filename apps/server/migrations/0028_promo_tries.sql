CREATE TABLE "promo_tries" (
	"subject" text NOT NULL,
	"span" integer NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "promo_tries_subject_span_pk" PRIMARY KEY("subject","span"),
	CONSTRAINT "promo_tries_subject_length" CHECK (length("promo_tries"."subject") BETWEEN 1 AND 100)
);
--> statement-breakpoint
CREATE INDEX "promo_tries_span_idx" ON "promo_tries" USING btree ("span");