import { z } from 'zod'
import { consoleRefusals, csvAnswers, keysetAnswer, keysetQuery } from '../console-shapes.ts'
import { paymentSources } from './payment-sources.constants.ts'

const tags = ['orders']
const status = z.string().regex(/^[A-Z_]{3,30}$/)
const centre = z.coerce.number().int().min(1).max(2_147_483_647)

const channel = z.coerce.number().int().min(1).max(2_147_483_647)

/** `expected`: neither there nor late. */
export const visitStates = ['expected', 'arrived', 'late'] as const

const visitShape = z.object({ centre_id: z.int(), appointment_at: z.string() })

export const listedOrderShape = z.object({
  id: z.string(),
  number: z.int(),
  placed_at: z.string(),
  status: z.string(),
  payment_status: z.string(),
  total_baisa: z.int(),
  revision: z.int(),
  /** The phone is for those who may read customers; whole on the page of the order. */
  customer: z.object({ name: z.string(), masked_phone: z.string().nullable() }),
  /** At the operator's centres, the first one first. */
  visits: z.array(visitShape),
})

export type RestListedOrder = z.infer<typeof listedOrderShape>

export const orderFilterShape = {
  status: status.optional(),
  payment_status: status.optional(),
  centre: centre.optional(),
  channel: channel.optional(),
  /** Days in Muscat, both included. */
  placed_from: z.iso.date().optional(),
  placed_to: z.iso.date().optional(),
  visit_day: z.iso.date().optional(),
  /** How something of the order reaches the buyer. */
  fulfilment: z.enum(['appointment', 'delivery', 'message']).optional(),
  /** A product of one of its lines; at the operator's own centres, where those are not all. */
  product: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** A promo or referral code, or a gift card by its whole code or its last four characters. */
  code: z.string().trim().min(1).max(60).optional(),
  /** What has paid it, or a part of it. */
  gateway: z.enum(paymentSources).optional(),
  /** A number, the last digits of a phone, or a part of a name or car. */
  search: z.string().trim().min(3).max(100).optional(),
}

const orderFilter = z.object(orderFilterShape)

export type RestOrderFilter = z.output<typeof orderFilter>

export const listConsoleOrdersSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    ...orderFilterShape,
    sort: z.enum(['-placed', 'placed', '-total', 'total']).default('-placed'),
  }),
  response: { 200: keysetAnswer(listedOrderShape), ...consoleRefusals },
}

export const exportOrdersSchema = {
  tags,
  querystring: listConsoleOrdersSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

/** A visit as those see it who do the work: no price, no phone, no name. */
export const listedVisitShape = z.object({
  order_id: z.string(),
  order_number: z.int(),
  revision: z.int(),
  line_id: z.string(),
  centre_id: z.int(),
  appointment_at: z.string(),
  status: z.string(),
  product: z.object({ en: z.string(), ar: z.string() }),
  quantity: z.int(),
  used: z.int(),
  returned: z.int(),
  expired: z.int(),
  car: z.string().nullable(),
  place: z.string().nullable(),
  arrived_at: z.string().nullable(),
})

export type RestListedVisit = z.infer<typeof listedVisitShape>

export const listVisitsSchema = {
  tags,
  querystring: z.object({
    /** Today in Muscat where it is left out; another day is for those who may read orders. */
    day: z.iso.date().optional(),
    centre: centre.optional(),
    channel: channel.optional(),
    state: z.enum(visitStates).optional(),
  }),
  response: { 200: z.object({ data: z.array(listedVisitShape) }), ...consoleRefusals },
}

const offeredSlotShape = z.object({
  slot_id: z.int(),
  centre: z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) }),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Price of the slot by itself; a move never charges. */
  fee_baisa: z.int(),
})

export type RestSlotForVisit = z.infer<typeof offeredSlotShape>

export const listSlotsForVisitSchema = {
  tags,
  params: z.object({ id: z.string().max(128) }),
  querystring: z.object({
    /** Any line of the visit. */
    line_id: z.string().max(128),
    /** A day in Muscat. */
    day: z.iso.date(),
  }),
  response: { 200: z.object({ data: z.array(offeredSlotShape) }), ...consoleRefusals },
}
