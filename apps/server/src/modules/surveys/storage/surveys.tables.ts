import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { identityKey, timestamps } from '#kernel/database/columns.ts'
import { serviceCentres } from '#modules/booking/storage/booking.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import type { Moderation } from '../rules/survey.ts'
import { pollQuestions } from './polls.tables.ts'

/** Invitations to a survey, one for each order. The token is all it takes to answer, so only its hash is stored. */
export const surveyInvitations = pgTable(
  'survey_invitations',
  {
    id: identityKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** The centre that has done the work; null when nothing was booked. */
    centreId: integer('centre_id').references(() => serviceCentres.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    ...timestamps(),
  },
  (invitation) => [
    index('survey_invitations_customer_idx').on(invitation.customerId),
    index('survey_invitations_centre_idx').on(invitation.centreId),
    check('survey_invitations_token_form', sql`${invitation.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Answers to surveys. A comment is read by an operator before the result counts. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    invitationId: integer('invitation_id')
      .primaryKey()
      .references(() => surveyInvitations.id),
    rate: smallint('rate').notNull(),
    comment: text('comment').notNull().default(''),
    moderation: text('moderation').$type<Moderation>().notNull(),
    ...timestamps(),
  },
  (answer) => [
    index('survey_answers_comments_idx')
      .on(answer.moderation, answer.invitationId)
      .where(sql`${answer.comment} <> ''`),
    check('survey_answers_rate_range', sql`${answer.rate} BETWEEN 1 AND 5`),
    check('survey_answers_comment_length', sql`length(${answer.comment}) <= 1000`),
    check(
      'survey_answers_moderation_known',
      sql`${answer.moderation} IN ('none', 'pending', 'approved', 'rejected')`,
    ),
  ],
)

export const surveyAnswerItems = pgTable(
  'survey_answer_items',
  {
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => surveyAnswers.invitationId),
    questionId: integer('question_id')
      .notNull()
      .references(() => pollQuestions.id, { onDelete: 'cascade' }),
    rate: smallint('rate').notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.invitationId, item.questionId] }),
    index('survey_answer_items_question_idx').on(item.questionId),
    check('survey_answer_items_rate_range', sql`${item.rate} BETWEEN 1 AND 5`),
  ],
)
