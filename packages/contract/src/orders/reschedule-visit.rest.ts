import { z } from 'zod'
import { bookingCentreShape } from '../booking/booking.rest.ts'
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

const refusals = { 401: failureAnswer, 403: failureAnswer, 404: failureAnswer, 409: failureAnswer }

/** Where the caller is, for distances. */
const querystring = z.object({
  line_id: z.string().max(128),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
})

export const listVisitCentresSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128) }),
  querystring,
  response: { 200: itemAnswer(z.array(bookingCentreShape)), 400: failureAnswer, ...refusals },
}

export const readVisitCentreSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128), centre_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  querystring,
  response: { 200: itemAnswer(bookingCentreShape), 400: failureAnswer, ...refusals },
}
