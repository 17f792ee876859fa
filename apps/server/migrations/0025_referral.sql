CREATE TABLE "former_numbers" (
	"mac" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "referral_codes_code_form" CHECK ("referral_codes"."code" ~ '^[0-9A-HJKMNP-Z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount_baisa" integer NOT NULL,
	"state" text DEFAULT 'paid' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_rewards_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "referral_rewards_not_own" CHECK ("referral_rewards"."friend_id" <> "referral_rewards"."inviter_id"),
	CONSTRAINT "referral_rewards_amount_range" CHECK ("referral_rewards"."amount_baisa" BETWEEN 1 AND 100000),
	CONSTRAINT "referral_rewards_state_known" CHECK ("referral_rewards"."state" IN ('paid', 'taken back', 'spent'))
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_friend_id_customers_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_inviter_id_customers_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_rewards_inviter_idx" ON "referral_rewards" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "customers_invited_by_idx" ON "customers" USING btree ("invited_by","id") WHERE "customers"."invited_by" IS NOT NULL;