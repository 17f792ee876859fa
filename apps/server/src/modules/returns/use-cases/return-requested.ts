import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A customer wants to give units back and was sent the code that completes it. */
export const returnRequested = defineEvent(
  'return.requested',
  z.object({ requestId: z.int(), orderId: z.int(), customerId: z.int() }),
  ({ orderId }) => orderId,
)
