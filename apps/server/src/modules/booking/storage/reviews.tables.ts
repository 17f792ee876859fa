import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { identityKey, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { serviceCentres } from './booking.tables.ts'

/**
 * Customers' reviews of a centre, the newest of each. Those of deleted accounts stay, without their owner and
 * without words.
 */
export const centreReviews = pgTable(
  'centre_reviews',
  {
    id: identityKey(),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    /** The public comment; empty where none was written or an operator has refused it. */
    comment: text('comment').notNull().default(''),
    /** When the customer said it, not when it was let through. */
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull().defaultNow(),
    ...timestamps(),
  },
  (review) => [
    unique('centre_reviews_customer_key').on(review.centreId, review.customerId),
    index('centre_reviews_customer_idx').on(review.customerId),
    index('centre_reviews_comments_idx')
      .on(review.centreId, review.reviewedAt, review.id)
      .where(sql`${review.comment} <> ''`),
    check('centre_reviews_comment_length', sql`length(${review.comment}) <= 1000`),
    check('centre_reviews_rating_range', sql`${review.rating} BETWEEN 1 AND 5`),
  ],
)
