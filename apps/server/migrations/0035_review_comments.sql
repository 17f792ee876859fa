ALTER TABLE "centre_reviews" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "centre_reviews" ADD COLUMN "reviewed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "centre_reviews_comments_idx" ON "centre_reviews" USING btree ("centre_id","reviewed_at","id") WHERE "centre_reviews"."comment" <> '';--> statement-breakpoint
ALTER TABLE "centre_reviews" ADD CONSTRAINT "centre_reviews_comment_length" CHECK (length("centre_reviews"."comment") <= 1000);--> statement-breakpoint
UPDATE centre_reviews SET reviewed_at = updated_at;--> statement-breakpoint
UPDATE centre_reviews AS review SET comment = said.comment, reviewed_at = said.said_at
FROM (
  SELECT DISTINCT ON (centre_id, customer_id) centre_id, customer_id, answer.created_at AS said_at,
    CASE answer.moderation WHEN 'approved' THEN answer.comment ELSE '' END AS comment
  FROM survey_answers AS answer JOIN survey_invitations AS invitation ON invitation.id = answer.invitation_id
  WHERE answer.moderation <> 'pending'
  ORDER BY centre_id, customer_id, answer.created_at DESC
) AS said
WHERE review.centre_id = said.centre_id AND review.customer_id = said.customer_id;
