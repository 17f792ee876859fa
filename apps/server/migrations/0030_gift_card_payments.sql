ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_source_known";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "gift_card_id" integer;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_gift_card_idx" ON "order_payments" USING btree ("gift_card_id");--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_gift_card_known" CHECK (("order_payments"."source" = 'GIFT_CARD') = ("order_payments"."gift_card_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_source_known" CHECK (("order_payments"."source" IN ('WALLET', 'GIFT_CARD')) = ("order_payments"."attempt_id" IS NULL));--> statement-breakpoint
-- What gift cards have paid of orders that were made before: it came first.
INSERT INTO order_payments (order_id, position, source, gift_card_id, amount_baisa, fee_baisa, paid_baisa)
SELECT order_id, 0, 'GIFT_CARD', source_id, amount_baisa, 0, amount_baisa
FROM order_discounts WHERE kind = 'gift_card' AND amount_baisa > 0;
