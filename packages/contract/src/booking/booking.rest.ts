import { z } from 'zod'
import { stockFailureAnswer } from '../inventory/inventory.rest.ts'
import { failureAnswer, idShape, itemAnswer, lineList } from '../shop/rest-shapes.ts'
import { serviceCentreShape } from './service-centres.rest.ts'

/** `service` is done there, `delivery` is handed over there. */
export const bookedServiceShape = z.enum(['service', 'delivery'])

/** At a service centre, or at the customer's own address. */
export const bookedPlaceShape = z.enum(['center', 'home'])

export const stockTypeShape = z.enum(['center', 'warehouse'])
export const slotTypeShape = z.enum(['normal', 'happy'])

/** Where the shopper is or wants the service, in degrees. */
export const positionFields = {
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
}

/** The place of the call; without a `state_id` it is the caller's own. `site` is accepted and not looked at. */
export const callPlace = { state_id: idShape.optional(), site: z.string().max(40).optional() }

/** A product that is to be booked. A bundle's parts are known to the shop, so `bundle` is accepted and not looked at. */
export const bookedProduct = {
  product_id: idShape,
  variant_id: idShape.nullish(),
  quantity: z.unknown().optional(),
  bundle: z.unknown().optional(),
}

export const productServiceTypesSchema = {
  tags: ['booking'],
  body: z.object({
    ...callPlace,
    products: lineList(z.object({ ...bookedProduct, metadata: z.unknown().optional() })),
  }),
  response: {
    200: itemAnswer(
      z.array(
        z.object({
          /** As it was sent. */
          product_id: idShape,
          /** Empty where no centre of the place does anything for the product. */
          service_types: z.array(
            z.object({ service_type: bookedServiceShape, place: bookedPlaceShape, name: z.string() }),
          ),
        }),
      ),
    ),
    400: z.union([stockFailureAnswer, failureAnswer]),
  },
}

/** Times are `HH:MM` in Muscat; the id is the slot's. */
const slotShape = z.object({ id: z.int(), start_time: z.string(), end_time: z.string() })

export const bookingShiftShape = z.object({
  display_name: z.string(),
  hour_type: slotTypeShape,
  /** In rial. */
  service_fee: z.number(),
  /** Null without a fee. */
  service_fee_variant_id: z.string().nullable(),
  available_shifts: z.array(slotShape),
  /** Taken by others: these can be waited for. */
  full_shifts: z.array(slotShape),
})

export const bookingDateShape = z.object({
  /** `YYYY-MM-DD`. */
  delivery_date: z.string(),
  is_holiday: z.boolean(),
  holiday_name: z.string().nullable(),
  display_month: z.string(),
  display_day: z.string(),
  display_name: z.string(),
  /** By name, in the order of the day; empty on a day that cannot be booked. */
  shifts: z.record(z.string(), bookingShiftShape),
})

export const bookingCentreShape = serviceCentreShape.extend({
  /** Fourteen days of one centre; empty in a list. */
  dates: z.array(bookingDateShape),
  /** The first hour that can be booked, as an ISO time. */
  earliest: z.string().nullable(),
  /** From the given position. */
  distance_km: z.number().nullable(),
})

export type RestBookingShift = z.infer<typeof bookingShiftShape>
export type RestBookingDate = z.infer<typeof bookingDateShape>
export type RestBookingCentre = z.infer<typeof bookingCentreShape>

const centresBody = z.object({
  ...callPlace,
  ...bookedProduct,
  service_type: bookedServiceShape,
  place: bookedPlaceShape.default('center'),
  service_center_id: idShape.nullish(),
  ...positionFields,
  metadata: z.unknown().optional(),
})

const refusals = { 400: z.union([stockFailureAnswer, failureAnswer]), 404: failureAnswer }

/** Without `service_center_id` a list, with it that one centre and its times. */
export const deliveryServiceCentersSchema = {
  tags: ['booking'],
  body: centresBody,
  response: {
    200: z.union([itemAnswer(z.array(bookingCentreShape)), itemAnswer(bookingCentreShape)]),
    ...refusals,
  },
}

/** The same call as its two kinds of callers see it. */
export const listBookingCentresSchema = {
  body: centresBody.omit({ service_center_id: true }),
  response: { 200: itemAnswer(z.array(bookingCentreShape)), ...refusals },
}

export const readBookingCentreSchema = {
  body: centresBody.extend({ service_center_id: idShape }),
  response: { 200: itemAnswer(bookingCentreShape), ...refusals },
}
