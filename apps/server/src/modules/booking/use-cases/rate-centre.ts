import type { Transaction } from '#kernel/database/connect.ts'
import type { Review } from '../rules/review.ts'
import { clearComment, clearCommentsOf, putReview } from '../storage/review-queries.ts'

/** What a customer thinks of a centre: one review each, the newest. */
export function rateCentre(tx: Transaction, review: Review): Promise<void> {
  return putReview(tx, review)
}

/** What somebody wrote goes with them; how they rated stays, without a name. */
export function forgetReviewComments(tx: Transaction, customerId: number): Promise<void> {
  return clearCommentsOf(tx, customerId)
}

/** The words of a review are shown no more, its stars go on counting. */
export function hideReviewComment(
  tx: Transaction,
  review: Pick<Review, 'centreId' | 'customerId' | 'reviewedAt'>,
): Promise<void> {
  return clearComment(tx, review)
}
