ALTER TABLE "centre_types" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_types" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "wallet_fee_percent" numeric(5, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD COLUMN "fee_percent" numeric(5, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_wallet_fee_range" CHECK ("payment_attempts"."wallet_fee_percent" >= 0);--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD CONSTRAINT "wallet_holds_fee_range" CHECK ("wallet_holds"."fee_percent" >= 0);