import { z } from 'zod'
import { stockFailureAnswer } from '../inventory/inventory.rest.ts'
import { failureAnswer, itemAnswer, lineList } from '../shop/rest-shapes.ts'
import { maxSoonestSlots } from './booking.constants.ts'
import {
  bookedPlaceShape,
  bookedProduct,
  bookedServiceShape,
  callPlace,
  positionFields,
  slotTypeShape,
  stockTypeShape,
} from './booking.rest.ts'

/** An hour at a centre with all that a booking needs, so that one tap can book it. */
export const offeredSlotShape = z.object({
  service_center_id: z.int(),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone_number: z.string(),
  /** Of five; null without ratings. */
  rating: z.number().nullable(),
  ratings: z.int(),
  /** Null without a position to measure from. */
  distance_km: z.number().nullable(),
  stock_type: stockTypeShape,
  slot_id: z.int(),
  delivery_date: z.string(),
  /** The shift's key and its name in the language of the call. */
  delivery_shift: z.string(),
  shift_name: z.string(),
  /** `HH:MM-HH:MM` in Muscat. */
  delivery_time: z.string(),
  starts_at: z.string(),
  hour_type: slotTypeShape,
  service_fee: z.number(),
  service_fee_variant_id: z.string().nullable(),
})

export type RestOfferedSlot = z.infer<typeof offeredSlotShape>

const refusals = { 400: z.union([stockFailureAnswer, failureAnswer]) }

/** Products wanted together: a centre is offered when it can do all of them. */
export const soonestSchema = {
  tags: ['booking'],
  body: z.object({
    ...callPlace,
    products: lineList(z.object(bookedProduct)).min(1),
    /** Without it, what can be done there is done and everything else is picked up. */
    service_type: bookedServiceShape.optional(),
    place: bookedPlaceShape.default('center'),
    ...positionFields,
    first: z.int().min(1).max(maxSoonestSlots).default(5),
  }),
  response: { 200: itemAnswer(z.array(offeredSlotShape)), ...refusals },
}

export const visitShape = offeredSlotShape.extend({ line_ids: z.array(z.string()) })

export type RestVisit = z.infer<typeof visitShape>

export const visitsSchema = {
  tags: ['booking'],
  body: z.object({
    ...callPlace,
    lines: lineList(
      z.object({
        line_id: z.string().min(1).max(64),
        ...bookedProduct,
        service_type: bookedServiceShape,
        place: bookedPlaceShape.default('center'),
      }),
    ).min(1),
    ...positionFields,
  }),
  response: {
    200: itemAnswer(
      z.object({
        is_one_visit: z.boolean(),
        /** By time. */
        visits: z.array(visitShape),
        /** Lines that no centre of the place can do. */
        without: z.array(z.string()),
      }),
    ),
    ...refusals,
  },
}
