import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { failureAnswer, itemAnswer, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Names are in the language of Accept-Language. */
export const centreTypeShape = z.object({ id: z.int(), slug: z.string(), name: z.string(), centres: z.int() })

export const serviceTypeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  service_type: z.enum(['service', 'delivery']),
  /** How many centres of the place do it. */
  centres: z.int(),
})

/** Times are `HH:MM` in Muscat. */
const openingTimeShape = z.object({ start: z.string(), end: z.string() })

export const serviceCentreShape = z.object({
  id: z.int(),
  name: z.string(),
  address: z.object({
    address: z.string(),
    location_address: z.object({ description: z.string(), latitude: z.number(), longitude: z.number() }),
  }),
  phone_number: z.string(),
  picture: z.string().nullable(),
  stock_type: z.enum(['center', 'warehouse']),
  /** Bookable days; only the booking call fills them. */
  dates: z.array(z.never()),
  service_types_name: z.array(z.string()),
  /** Every day of the week; a day without shifts is closed. */
  schedules: z.array(z.object({ day: z.enum(weekdays), shifts: z.array(openingTimeShape) })),
  /** The average is of five and null without any; so many of the ratings have a comment that is shown. */
  reviews: z.object({ average: z.number().nullable(), count: z.int(), comments: z.int() }),
  /** Today's opening times as text, empty when closed. */
  hours: z.string(),
  type: z.string(),
})

/** A customer's review of a centre, as it may be shown: without anything that tells who wrote it. */
export const centreReviewShape = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string(),
  /** The day in Muscat. */
  date: z.iso.date(),
})

export type RestCentreReview = z.infer<typeof centreReviewShape>
export type RestCentreType = z.infer<typeof centreTypeShape>
export type RestServiceType = z.infer<typeof serviceTypeShape>
export type RestServiceCentre = z.infer<typeof serviceCentreShape>

const refusals = { 400: failureAnswer, 404: failureAnswer }

/** The place; without one it is the caller's own. `city_id` is the older name of `state_id`. */
const placeQuery = { city_id: keyOf('State').optional(), state_id: keyOf('State').optional() }

export const listCentresOfTypeSchema = {
  tags: ['service centres'],
  querystring: z.object({ type_id: keyOf('CentreType').optional(), ...placeQuery, ...pageQuery() }),
  response: { 200: listAnswer(serviceCentreShape), ...refusals },
}

export const listCentreTypesSchema = {
  tags: ['service centres'],
  querystring: z.object({ ...placeQuery, ...pageQuery() }),
  response: { 200: listAnswer(centreTypeShape), ...refusals },
}

export const readCentreSchema = {
  tags: ['service centres'],
  querystring: z.object({ service_center_id: keyOf('ServiceCenter') }),
  response: { 200: itemAnswer(serviceCentreShape), ...refusals },
}

export const listReviewsSchema = {
  tags: ['service centres'],
  querystring: z.object({
    service_center_id: keyOf('ServiceCenter'),
    ...pageQuery(pageSizes.centreReviews),
  }),
  response: { 200: listAnswer(centreReviewShape), ...refusals },
}

export const listServiceTypesSchema = {
  tags: ['service centres'],
  querystring: z.object({ ...placeQuery, ...pageQuery(pageSizes.serviceTypes) }),
  response: { 200: listAnswer(serviceTypeShape), ...refusals },
}

export const listCentresOfServiceSchema = {
  tags: ['service centres'],
  querystring: z.object({
    service_type: keyOf('ServiceType'),
    ...placeQuery,
    ...pageQuery(pageSizes.serviceCentres),
  }),
  response: {
    200: listAnswer(serviceCentreShape).extend({ service_type: serviceTypeShape }),
    ...refusals,
  },
}
