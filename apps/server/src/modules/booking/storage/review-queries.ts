import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { CentreComment, Review } from '../rules/review.ts'
import { centreReviews } from './reviews.tables.ts'

/** One that was said before the stored one changes nothing: comments are read later than ratings come in. */
export async function putReview(tx: Transaction, review: Review): Promise<void> {
  const { rating, comment, reviewedAt } = review
  await tx
    .insert(centreReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [centreReviews.centreId, centreReviews.customerId],
      set: { rating, comment, reviewedAt, updatedAt: sql`now()` },
      setWhere: lte(centreReviews.reviewedAt, reviewedAt),
    })
}

export type CommentPage = { centreId: number; offset: number; limit: number }

/** Comments on a centre, the newest first, and their number. */
export async function readComments(
  executor: Executor,
  { centreId, offset, limit }: CommentPage,
): Promise<{ comments: CentreComment[]; total: number }> {
  const { id, rating, comment, reviewedAt } = centreReviews
  const written = and(eq(centreReviews.centreId, centreId), ne(comment, ''))
  const [comments, total] = await Promise.all([
    executor
      .select({ id, rating, comment, reviewedAt })
      .from(centreReviews)
      .where(written)
      .orderBy(desc(reviewedAt), desc(id))
      .limit(limit)
      .offset(offset),
    executor.$count(centreReviews, written),
  ])
  return { comments, total }
}

export async function clearCommentsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(centreReviews).set({ comment: '' }).where(eq(centreReviews.customerId, customerId))
}

/** Takes the words of the review of that moment away; a newer review of the customer stays. */
export async function clearComment(
  tx: Transaction,
  { centreId, customerId, reviewedAt }: Pick<Review, 'centreId' | 'customerId' | 'reviewedAt'>,
): Promise<void> {
  await tx
    .update(centreReviews)
    .set({ comment: '', updatedAt: sql`now()` })
    .where(
      and(
        eq(centreReviews.centreId, centreId),
        eq(centreReviews.customerId, customerId),
        eq(centreReviews.reviewedAt, reviewedAt),
      ),
    )
}
