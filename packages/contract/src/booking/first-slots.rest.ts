import { z } from 'zod'
import { coordinate, failureAnswer, idShape, itemAnswer, keyOf, lineList } from '../shop/rest-shapes.ts'
import { callPlace } from './booking.rest.ts'
import { offeredSlotShape } from './soonest.rest.ts'

const refusals = { 400: failureAnswer }

/** The first free hour of each product by itself, at any centre of the place or at one of them. */
export const firstSlotsSchema = {
  tags: ['booking'],
  body: z.object({
    ...callPlace,
    products: lineList(z.object({ product_id: idShape, variant_id: idShape.nullish() })).min(1),
    service_center_id: z.int().positive().optional(),
  }),
  response: {
    200: itemAnswer(
      z.array(
        z.object({
          /** As they were sent, in the same order. */
          product_id: idShape,
          variant_id: idShape.nullable(),
          /** Null where the product is not sold, sold out, or no centre has a free hour for it. */
          slot: offeredSlotShape.nullable(),
        }),
      ),
    ),
    ...refusals,
  },
}

/** When a centre is free next, whatever is to be done there. */
export const nextSlotShape = z.object({
  service_center_id: z.int(),
  /** Null without a free hour. */
  starts_at: z.string().nullable(),
  /** Null without a position to measure from. */
  distance_km: z.number().nullable(),
  /** Whether the centre does services, which can be booked without buying goods. */
  has_services: z.boolean(),
})

export type RestNextSlot = z.infer<typeof nextSlotShape>

/** All centres of the place; without a `state_id` it is the caller's own. */
export const nextSlotsSchema = {
  tags: ['service centres'],
  querystring: z.object({
    state_id: keyOf('State').optional(),
    latitude: coordinate(90).optional(),
    longitude: coordinate(180).optional(),
  }),
  response: { 200: itemAnswer(z.array(nextSlotShape)), ...refusals },
}

/** Services that are done at a centre, those that sell best first. */
export const centreServicesSchema = {
  tags: ['service centres'],
  querystring: z.object({ service_center_id: keyOf('ServiceCenter') }),
  response: {
    200: itemAnswer(z.array(z.object({ product_id: z.string() }))),
    ...refusals,
    404: failureAnswer,
  },
}
