import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Invitation, Moderation, SurveyAnswer } from '../rules/survey.ts'
import { surveyAnswerItems, surveyAnswers, surveyInvitations } from './surveys.tables.ts'

export type NewInvitation = {
  orderId: number
  customerId: number
  centreId: number | null
  tokenHash: string
  days: number
}

/** False when somebody was asked about the order before. */
export async function insertInvitation(
  tx: Transaction,
  { days, ...invitation }: NewInvitation,
): Promise<boolean> {
  const added = await tx
    .insert(surveyInvitations)
    .values({ ...invitation, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .onConflictDoNothing({ target: surveyInvitations.orderId })
    .returning({ id: surveyInvitations.id })
  return added.length > 0
}

export async function findInvitation(executor: Executor, tokenHash: string): Promise<Invitation | undefined> {
  const { id, orderId, customerId, centreId, answeredAt, expiresAt } = surveyInvitations
  const [found] = await executor
    .select({
      id,
      orderId,
      customerId,
      centreId,
      state: sql<Invitation['state']>`CASE WHEN ${answeredAt} IS NOT NULL THEN 'answered'
        WHEN ${expiresAt} <= now() THEN 'expired' ELSE 'open' END`,
    })
    .from(surveyInvitations)
    .where(eq(surveyInvitations.tokenHash, tokenHash))
  return found
}

/** True for the one who uses the invitation up. */
export async function useInvitation(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(surveyInvitations)
    .set({ answeredAt: sql`now()` })
    .where(
      and(
        eq(surveyInvitations.id, id),
        isNull(surveyInvitations.answeredAt),
        gt(surveyInvitations.expiresAt, sql`now()`),
      ),
    )
  return rowCount === 1
}

/** Tells when, by the database's clock. */
export async function insertAnswer(
  tx: Transaction,
  invitationId: number,
  { rate, items, comment, moderation }: SurveyAnswer & { moderation: Moderation },
): Promise<{ answeredAt: Date }> {
  const [answer] = await tx
    .insert(surveyAnswers)
    .values({ invitationId, rate, comment, moderation })
    .returning({ answeredAt: surveyAnswers.createdAt })
  if (!answer) throw new Error(`The answer to invitation ${invitationId} was not stored`)
  if (items.length > 0)
    await tx.insert(surveyAnswerItems).values(items.map((item) => ({ ...item, invitationId })))
  return answer
}

type ReadAnswer = {
  rate: number
  comment: string
  answeredAt: Date
  customerId: number
  centreId: number | null
}

/** The invitation of an answer whose comment moves from one state to another; undefined when it is not in the first. */
export async function moveModeration(
  tx: Transaction,
  invitationId: number,
  { from, to }: { from: 'pending' | 'approved' | 'rejected'; to: 'approved' | 'rejected' },
): Promise<ReadAnswer | undefined> {
  const [answer] = await tx
    .update(surveyAnswers)
    .set({ moderation: to })
    .where(and(eq(surveyAnswers.invitationId, invitationId), eq(surveyAnswers.moderation, from)))
    .returning({
      rate: surveyAnswers.rate,
      comment: surveyAnswers.comment,
      answeredAt: surveyAnswers.createdAt,
    })
  if (!answer) return undefined
  const { customerId, centreId } = surveyInvitations
  const [asked] = await tx
    .select({ customerId, centreId })
    .from(surveyInvitations)
    .where(eq(surveyInvitations.id, invitationId))
  return asked && { ...answer, ...asked }
}

export function listAnswersOf(executor: Executor, customerId: number) {
  const { rate, comment, createdAt } = surveyAnswers
  return executor
    .select({ rate, comment, createdAt })
    .from(surveyAnswers)
    .innerJoin(surveyInvitations, eq(surveyInvitations.id, surveyAnswers.invitationId))
    .where(eq(surveyInvitations.customerId, customerId))
}

/** Comments are deleted with the account; ratings stay, without a name. */
export async function forgetCommentsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(sql`UPDATE survey_answers SET comment = '', moderation = CASE moderation WHEN 'pending' THEN 'rejected' ELSE moderation END
    FROM survey_invitations WHERE survey_invitations.id = invitation_id AND customer_id = ${customerId}`)
}
