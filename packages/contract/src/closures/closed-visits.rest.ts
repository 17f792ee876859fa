import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'

const tags = ['orders']
const id = z.string().min(1).max(200)
const token = z.string().min(1).max(100)

/** A slot that is held in the place of the closed one. */
const offerShape = z.object({
  id: z.string(),
  center: z.object({
    id: z.int(),
    name: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** From the closed centre, or from the customer's home. */
  distance_km: z.int(),
  /** In rial: the part of the fee that is given back, because this slot costs less. A dearer slot costs nothing. */
  credit: z.number(),
  held_until: z.iso.datetime(),
})

/** A visit that cannot take place, because its centre is closed. */
export const closedVisitShape = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  state: z.enum(['open', 'moved', 'refunded', 'withdrawn', 'reopened']),
  center: z.string(),
  appointment_at: z.iso.datetime(),
  products: z.array(z.string()),
  /** Until when it can be answered; null while alternatives are looked for. */
  answer_until: z.iso.datetime().nullable(),
  offers: z.array(offerShape),
  /** In rial: what is given back instead, and how much of it goes to a gift card; the rest to the wallet. */
  refund: z.object({ amount: z.number(), wallet: z.number(), gift_card: z.number() }),
  /** Of a moved visit. */
  moved_to: z.object({ center: z.string(), starts_at: z.iso.datetime() }).nullable(),
})

export type RestClosedVisit = z.infer<typeof closedVisitShape>

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
}
const response = { 200: itemAnswer(closedVisitShape), ...refusals }

export const readClosedVisitSchema = { tags, querystring: z.object({ token }), response }

export const acceptByTokenSchema = { tags, body: z.object({ token, offer_id: id }), response }

export const refundByTokenSchema = { tags, body: z.object({ token }), response }

export const listClosedVisitsSchema = {
  tags,
  response: { 200: z.object({ data: z.array(closedVisitShape) }), ...refusals },
}

const params = z.object({ id })

export const acceptClosedVisitSchema = { tags, params, body: z.object({ offer_id: id }), response }

export const refundClosedVisitSchema = { tags, params, body: z.object({}), response }
