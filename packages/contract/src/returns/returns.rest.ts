import { z } from 'zod'
import { failureAnswer, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

const lineId = z.string().min(1).max(200)
const quantity = z.int().min(1).max(10_000)

/** A line of an order of which something may come back. */
const returnableShape = z.object({
  /** Of the order's line. */
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  product_name: z.string(),
  variant_name: z.string(),
  image: z.string().nullable(),
  /** For the questions of the return; null when the product is gone. */
  category_id: z.int().nullable(),
  quantity: z.int(),
  returnable_quantity: z.int(),
  unit_price: z.number(),
  /** Goods that were delivered come back unused; what is booked is given back before its hour. */
  is_delivered: z.boolean(),
  appointment_time: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  returnable_until: z.iso.datetime(),
})
export type ReturnableItem = z.infer<typeof returnableShape>

/** Amounts in rial. */
const amountsShape = z.object({
  quantity: z.int(),
  /** Of the units before discounts. */
  total_amount: z.number(),
  discount_amount: z.number(),
  /** All surcharges that come back, among them the fee of a slot that is given up before. */
  service_amount: z.number(),
  surcharges: z.array(z.object({ kind: z.string(), name: z.string(), amount: z.number() })),
  /** The share of fees for ways to pay; a card that was charged some baisa less makes it negative. */
  payment_fee: z.number(),
  /** Amount of the refund. */
  refund_amount: z.number(),
  wallet_amount: z.number(),
  gift_card_amount: z.number(),
})
export type ReturnAmounts = z.infer<typeof amountsShape>

const returnShape = z.object({
  id: z.string(),
  /** Of the order's line. */
  item_id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  product_name: z.string(),
  status: z.enum(['requested', 'completed']),
  amounts: amountsShape,
})
export type ReturnAnswer = z.infer<typeof returnShape>

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
  429: failureAnswer,
}

export const listReturnableSchema = {
  tags: ['orders'],
  querystring: z.object({ ...pageQuery(), id: lineId.optional() }),
  /** One line when an id is given. */
  response: { 200: z.union([listAnswer(returnableShape), itemAnswer(returnableShape)]), ...refusals },
}

export const returnSummarySchema = {
  tags: ['orders'],
  body: z.object({ id: lineId, quantity }),
  response: { 200: itemAnswer(amountsShape), ...refusals },
}

export const requestReturnSchema = {
  tags: ['orders'],
  body: z.object({
    id: lineId,
    quantity,
    /** The answer that was chosen among the questions of the category. */
    poll_id: z.int().min(1).max(2_147_483_647),
    /** Said of delivered goods. */
    is_unused: z.boolean().optional(),
    /** The shop's usual one when left out. */
    messaging_service: z.string().max(40).optional(),
    captcha_uuid: z.string().max(200).optional(),
    captcha: z.string().max(64).optional(),
  }),
  response: {
    200: itemAnswer(returnShape.extend({ message: z.string(), retry_after: z.int() })),
    ...refusals,
  },
}

export const verifyReturnSchema = {
  tags: ['orders'],
  body: z.object({
    /** Of the return, or of the line it is about. */
    id: lineId,
    code: z.string().max(40),
  }),
  response: { 200: itemAnswer(returnShape), ...refusals },
}
