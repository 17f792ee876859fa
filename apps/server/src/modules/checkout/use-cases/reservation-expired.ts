import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** The time of a checkout was over: its slots, units and money are free again. */
export const reservationExpired = defineEvent(
  'reservation.expired',
  z.object({ checkoutId: z.int(), customerId: z.int().nullable() }),
  ({ checkoutId }) => checkoutId,
)
