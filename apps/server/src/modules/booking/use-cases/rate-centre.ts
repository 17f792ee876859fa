import type { Transaction } from '#kernel/database/connect.ts'
import { putReview, type Review } from '../storage/review-queries.ts'

/** What a customer thinks of a centre: one rating each, the newest. */
export function rateCentre(tx: Transaction, review: Review): Promise<void> {
  return putReview(tx, review)
}
