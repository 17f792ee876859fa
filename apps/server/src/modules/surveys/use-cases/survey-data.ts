import type { Database, Transaction } from '#kernel/database/connect.ts'
import { forgetReviewComments } from '#modules/booking/index.ts'
import { forgetCommentsOf, listAnswersOf } from '../storage/survey-queries.ts'

/** The answers as a part of what is stored about a customer. */
export const surveyData = {
  async export({ db }: { db: Database }, customerId: number) {
    const answers = await listAnswersOf(db, customerId)
    return {
      surveys: answers.map(({ rate, comment, createdAt }) => ({
        rate,
        comment,
        answered_at: createdAt.toISOString(),
      })),
    }
  },
  /** The answers first: from then on nobody can let one of their comments through. */
  async erase(tx: Transaction, customerId: number) {
    await forgetCommentsOf(tx, customerId)
    await forgetReviewComments(tx, customerId)
  },
}
