CREATE INDEX "order_refunds_amount_idx" ON "order_refunds" USING btree ("amount_baisa","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_failed_idx" ON "payment_attempts" USING btree ("ended_at","id") WHERE "payment_attempts"."purpose" = 'checkout' AND "payment_attempts"."state" IN ('declined', 'expired', 'mismatched');--> statement-breakpoint
CREATE INDEX "gift_cards_initial_idx" ON "gift_cards" USING btree ("initial_baisa","id");--> statement-breakpoint
CREATE INDEX "gift_cards_ends_idx" ON "gift_cards" USING btree (coalesce("ends_on", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "gift_cards_used_idx" ON "gift_cards" USING btree (coalesce("last_used_at", '-infinity'),"id");