import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'

/** Amounts in rial. */
const rescheduledShape = z.object({
  /** Part of the slot's fee that goes to the wallet, because the new slot costs less. */
  credited_amount: z.number(),
})

export const rescheduleVisitSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128) }),
  body: z.object({
    /** Any line of the visit. */
    line_id: z.string().max(128),
    slot_id: z.int().min(1).max(2_147_483_647),
  }),
  response: {
    200: itemAnswer(rescheduledShape),
    400: failureAnswer,
    401: failureAnswer,
    403: failureAnswer,
    404: failureAnswer,
    409: failureAnswer,
  },
}
