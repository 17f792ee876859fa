import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A gateway has taken the money of an attempt. `orderId` is null where it went to the wallet. */
export const paymentSucceeded = defineEvent(
  'payment.succeeded',
  z.object({ attemptId: z.int(), customerId: z.int(), orderId: z.int().nullable() }),
  ({ attemptId }) => attemptId,
)

/** An attempt has ended without money. */
export const paymentFailed = defineEvent(
  'payment.failed',
  z.object({ attemptId: z.int(), customerId: z.int(), end: z.enum(['declined', 'cancelled', 'expired']) }),
  ({ attemptId }) => attemptId,
)

/** A gateway has given money of an order back. */
export const refundSent = defineEvent(
  'refund.sent',
  z.object({ refundId: z.int(), orderId: z.int(), amountBaisa: z.int() }),
  ({ orderId }) => orderId,
)

/** A gateway never gives this money back, so the wallet has got it. */
export const refundDiverted = defineEvent(
  'refund.diverted',
  z.object({ refundId: z.int(), orderId: z.int(), amountBaisa: z.int() }),
  ({ orderId }) => orderId,
)
