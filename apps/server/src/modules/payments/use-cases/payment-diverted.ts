import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/**
 * A gateway took money that bought nothing: it came too late, or was not what was asked for. It is in the wallet, goes
 * back to the card, or waits for an operator.
 */
export const paymentDiverted = defineEvent(
  'payments.diverted',
  z.object({
    attemptId: z.int(),
    customerId: z.int(),
    reason: z.enum(['late', 'mismatched']),
    effect: z.enum(['wallet', 'refund', 'review']),
    expectedBaisa: z.int().positive(),
    /** The part of the payment that was credited to the wallet. */
    foundBaisa: z.int().positive().nullable(),
    /** The centres where the work was to be done: their next free times are named to the customer. */
    centreIds: z.array(z.int()).optional(),
  }),
  ({ customerId }) => customerId,
)
