import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { centreReviews } from './reviews.tables.ts'

export type Review = { centreId: number; customerId: number; rating: number }

export async function putReview(tx: Transaction, review: Review): Promise<void> {
  await tx
    .insert(centreReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [centreReviews.centreId, centreReviews.customerId],
      set: { rating: review.rating, updatedAt: sql`now()` },
    })
}
