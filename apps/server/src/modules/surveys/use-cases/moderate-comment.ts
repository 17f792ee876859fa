import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { hideReviewComment, rateCentre } from '#modules/booking/index.ts'
import { moveModeration } from '../storage/survey-queries.ts'

/** An operator has read a comment: it is shown at the centre or not, and the rating counts from now on. Once for each comment. */
export function moderateComment(
  { db }: { db: Executor },
  { invitationId, decision }: { invitationId: number; decision: 'approved' | 'rejected' },
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const read = await moveModeration(tx, invitationId, { from: 'pending', to: decision })
    if (!read) return refuse('NOT_FOUND')
    const { centreId, customerId, rate: rating, answeredAt: reviewedAt } = read
    const comment = decision === 'approved' ? read.comment : ''
    if (centreId !== null) await rateCentre(tx, { centreId, customerId, rating, comment, reviewedAt })
    return ok(true)
  })
}

/** Shows a rejected comment after all. */
export function showComment(
  { db }: { db: Executor },
  invitationId: number,
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const shown = await moveModeration(tx, invitationId, { from: 'rejected', to: 'approved' })
    if (!shown) return refuse('NOT_FOUND')
    const { centreId, customerId, rate: rating, comment, answeredAt: reviewedAt } = shown
    if (centreId !== null) await rateCentre(tx, { centreId, customerId, rating, comment, reviewedAt })
    return ok(true)
  })
}

/** Takes an approved comment off the centre's page; the rating goes on counting. */
export function hideComment(
  { db }: { db: Executor },
  invitationId: number,
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const hidden = await moveModeration(tx, invitationId, { from: 'approved', to: 'rejected' })
    if (!hidden) return refuse('NOT_FOUND')
    const { centreId, customerId, answeredAt: reviewedAt } = hidden
    if (centreId !== null) await hideReviewComment(tx, { centreId, customerId, reviewedAt })
    return ok(true)
  })
}
