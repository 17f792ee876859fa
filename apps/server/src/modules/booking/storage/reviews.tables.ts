import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, unique } from 'drizzle-orm/pg-core'
import { identityKey, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { serviceCentres } from './booking.tables.ts'

/** What customers think of a centre, one rating each. Ratings of deleted accounts stay, without their owner. */
export const centreReviews = pgTable(
  'centre_reviews',
  {
    id: identityKey(),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    ...timestamps(),
  },
  (review) => [
    unique('centre_reviews_customer_key').on(review.centreId, review.customerId),
    index('centre_reviews_customer_idx').on(review.customerId),
    check('centre_reviews_rating_range', sql`${review.rating} BETWEEN 1 AND 5`),
  ],
)
