CREATE TABLE "transaction_keys" (
	"customer_id" integer NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"attempt_public_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_keys_pkey" PRIMARY KEY("customer_id","key"),
	CONSTRAINT "transaction_keys_sizes" CHECK (length("transaction_keys"."key") BETWEEN 1 AND 512 AND length("transaction_keys"."asked") <= 500)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_open_whole";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "form" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "client_secret" text;--> statement-breakpoint
ALTER TABLE "transaction_keys" ADD CONSTRAINT "transaction_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_keys_created_at_idx" ON "transaction_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_form_known" CHECK (("payment_attempts"."form" = 'page' AND "payment_attempts"."client_secret" IS NULL) OR ("payment_attempts"."form" = 'embedded' AND "payment_attempts"."url" IS NULL));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_open_whole" CHECK ("payment_attempts"."state" <> 'open' OR ("payment_attempts"."psp_reference" IS NOT NULL AND ("payment_attempts"."url" IS NOT NULL OR "payment_attempts"."client_secret" IS NOT NULL)));