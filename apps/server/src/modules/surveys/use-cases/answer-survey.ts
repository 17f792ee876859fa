import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { rateCentre } from '#modules/booking/index.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { readSoldOrder, type SoldOrder } from '#modules/orders/index.ts'
import type { Question } from '../rules/nearest-questions.ts'
import { areAsked, type Invitation, type SurveyAnswer } from '../rules/survey.ts'
import { findInvitation, insertAnswer, useInvitation } from '../storage/survey-queries.ts'
import { hashToken } from './hash-token.ts'
import { listQuestions } from './list-questions.ts'
import { surveyAnswered } from './survey-answered.ts'

type Deps = { db: Database; models: Models }

export type SurveyRefusal = 'NOT_FOUND' | 'SURVEY_ANSWERED' | 'SURVEY_EXPIRED' | 'SURVEY_ITEMS_INVALID'

export type Survey = { invitation: Invitation; order: SoldOrder; questions: Question[] }

/** The survey for the holder of a token. */
export async function readSurvey(deps: Deps, token: string): Promise<Outcome<Survey, SurveyRefusal>> {
  const invitation = await findInvitation(deps.db, hashToken(token))
  if (!invitation) return refuse('NOT_FOUND', { field: 'token' })
  if (invitation.state === 'answered') return refuse('SURVEY_ANSWERED', { field: 'token' })
  if (invitation.state === 'expired') return refuse('SURVEY_EXPIRED', { field: 'token' })
  const order = await readSoldOrder(deps.db, invitation.orderId)
  const categoryId = await categoryOf(deps.models, order)
  const questions = await listQuestions(deps, { type: 'satisfaction', categoryId })
  return ok({ invitation, order, questions })
}

/**
 * Stores the answers, once for each token. A result without a comment counts for the centre at once; one with a comment
 * when an operator has read it.
 */
export async function answerSurvey(
  deps: Deps,
  token: string,
  answer: SurveyAnswer,
): Promise<Outcome<true, SurveyRefusal>> {
  const survey = await readSurvey(deps, token)
  if (!survey.ok) return survey
  const { invitation, questions } = survey.value
  const asked = questions.map(({ id }) => id)
  if (!areAsked(answer.items, asked)) return refuse('SURVEY_ITEMS_INVALID', { field: 'items' })
  const { centreId, customerId } = invitation
  return inTransaction<true, SurveyRefusal>(deps.db, async (tx) => {
    if (!(await useInvitation(tx, invitation.id))) return refuse('SURVEY_ANSWERED', { field: 'token' })
    const comment = sanitiseText(answer.comment)
    const moderation = comment ? 'pending' : 'none'
    const { answeredAt: reviewedAt } = await insertAnswer(tx, invitation.id, {
      ...answer,
      comment,
      moderation,
    })
    const review = { customerId, rating: answer.rate, comment: '', reviewedAt }
    if (moderation === 'none' && centreId !== null) await rateCentre(tx, { ...review, centreId })
    const hasComment = moderation === 'pending'
    await publish(tx, surveyAnswered({ invitationId: invitation.id, customerId, hasComment }))
    return ok(true)
  })
}

async function categoryOf(models: Models, { lines }: SoldOrder): Promise<number | undefined> {
  const { catalogue, cache } = await models.get(catalogueModel)
  const variantId = lines[0]?.variantId ?? 0
  await cache?.ensure({ variantIds: [variantId] })
  return catalogue.variantsById.get(variantId)?.product.category?.id
}
