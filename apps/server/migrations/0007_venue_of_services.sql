-- Where a service is done, at the centre or at home; "place" is where the shopper is.
ALTER TABLE "product_service_types" RENAME COLUMN "place" TO "venue";--> statement-breakpoint
ALTER TABLE "product_service_types" RENAME CONSTRAINT "product_service_types_place_known" TO "product_service_types_venue_known";--> statement-breakpoint
ALTER TABLE "product_service_types" RENAME CONSTRAINT "product_service_types_product_id_service_type_place_pk" TO "product_service_types_product_id_service_type_venue_pk";--> statement-breakpoint
ALTER TABLE "centre_service_types" RENAME COLUMN "place" TO "venue";--> statement-breakpoint
ALTER TABLE "centre_service_types" RENAME CONSTRAINT "centre_service_types_place_known" TO "centre_service_types_venue_known";--> statement-breakpoint
ALTER TABLE "centre_service_types" RENAME CONSTRAINT "centre_service_types_centre_id_service_type_id_place_pk" TO "centre_service_types_centre_id_service_type_id_venue_pk";
