import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A customer has answered a survey. */
export const surveyAnswered = defineEvent(
  'survey.answered',
  z.object({ invitationId: z.int(), customerId: z.int(), hasComment: z.boolean() }),
  ({ invitationId }) => invitationId,
)
