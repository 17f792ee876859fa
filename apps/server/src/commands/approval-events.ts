import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A command waits for a second person. */
export const approvalRequested = defineEvent(
  'approval.requested',
  z.object({ approvalId: z.string(), action: z.string(), operatorId: z.int() }),
  ({ approvalId }) => approvalId,
)

/** A second person has agreed to a command, which has run, or has rejected it. */
export const approvalDecided = defineEvent(
  'approval.decided',
  z.object({ approvalId: z.string(), action: z.string(), operatorId: z.int(), isApproved: z.boolean() }),
  ({ approvalId }) => approvalId,
)
