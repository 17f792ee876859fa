DROP INDEX "checkouts_one_open_key";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "ordinal" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_ordinal_key" ON "checkouts" USING btree ("customer_id","ordinal") WHERE "checkouts"."status" = 'open';--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_ordinal_range" CHECK (ordinal BETWEEN 0 AND 5);