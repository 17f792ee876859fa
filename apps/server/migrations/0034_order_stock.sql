CREATE TABLE "order_line_stock" (
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"variant_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_stock_order_id_position_variant_id_warehouse_id_pk" PRIMARY KEY("order_id","position","variant_id","warehouse_id"),
	CONSTRAINT "order_line_stock_quantity_positive" CHECK ("order_line_stock"."quantity" > 0),
	CONSTRAINT "order_line_stock_returned_once" CHECK ("order_line_stock"."returned" BETWEEN 0 AND "order_line_stock"."quantity")
);
--> statement-breakpoint
ALTER TABLE "checkout_stock_holds" DROP CONSTRAINT "checkout_stock_holds_checkout_id_stock_id_pk";--> statement-breakpoint
ALTER TABLE "checkout_stock_holds" ADD COLUMN "line" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_stock_holds" ADD CONSTRAINT "checkout_stock_holds_checkout_id_stock_id_line_pk" PRIMARY KEY("checkout_id","stock_id","line");--> statement-breakpoint
ALTER TABLE "order_line_stock" ADD CONSTRAINT "order_line_stock_of_line_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;