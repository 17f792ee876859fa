import type { Transaction } from '#kernel/database/connect.ts'
import type { Review } from '../rules/review.ts'
import { clearComment, clearCommentsOf, putReview } from '../storage/review-queries.ts'

/** A customer's review of a centre: one each, the newest. */
export function rateCentre(tx: Transaction, review: Review): Promise<void> {
  return putReview(tx, review)
}

/** The comments of an erased customer are deleted; the ratings stay, without a name. */
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
