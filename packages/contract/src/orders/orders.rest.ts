import { z } from 'zod'
import { surchargeShape } from '../checkout/surcharges.rest.ts'
import { pageSizes } from '../constants.ts'
import { failureAnswer, idShape, itemAnswer, lineList, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

const pairShape = z.object({ key: z.string().max(64), value: z.string().max(1000) })

/** A line of a cart. The shop sets the prices, so those of the client are ignored. */
const cartItemShape = z.object({
  /** The product's, by number or public id. */
  id: idShape,
  variantId: idShape.nullish(),
  /** `service_fee` for a fee, which is left out: surcharges are the shop's to add. */
  name: z.string().max(400).optional(),
  quantity: z.int().min(1).max(10_000),
  /** The booking of the line. */
  metadata: z.array(pairShape).max(40).nullish(),
})
export type OrderedItem = z.infer<typeof cartItemShape>

const cart = {
  city_id: idShape.optional(),
  use_credit: z.boolean().default(false),
  discount_code: z.string().max(64).nullish(),
  cart_items: lineList(cartItemShape).min(1),
}

/** Amounts in rial; what is taxed contains its tax. */
const summaryShape = z.object({
  total_quantity: z.int(),
  /** Before discounts. */
  total_amount: z.number(),
  discount_amount: z.number(),
  tax_amount: z.number(),
  shipping_price: z.number(),
  /** The fees of booked slots: of bringing something, and of doing it. Both are among the surcharges. */
  delivery_amount: z.number(),
  service_amount: z.number(),
  surcharges: z.array(surchargeShape),
  used_credit: z.number(),
  /** Amount left to pay by card. */
  payable_amount: z.number(),
})
export type RestOrderSummary = z.infer<typeof summaryShape>

const orderItemShape = z.object({
  id: z.string(),
  product_name: z.string(),
  variant_name: z.string(),
  variant_id: z.string(),
  quantity: z.int(),
  unit_price: z.number(),
  undiscounted_unit_price: z.number(),
  total_price: z.number(),
  is_service_fee: z.boolean(),
  service_type: z.string().nullable(),
  /** Service, pick-up or delivery, in the caller's language. */
  service_type_display: z.string().nullable(),
  appointment_time: z.iso.datetime().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  expired_at: z.iso.datetime().nullable(),
  used: z.int(),
  returned: z.int(),
  expired: z.int(),
  metadata: z.record(z.string(), z.string()),
})

const orderShape = z.object({
  id: z.string(),
  number: z.string(),
  created_at: z.iso.datetime(),
  status: z.string(),
  status_display: z.string(),
  /** As the shop spells it: `CANCELED`. */
  payment_status: z.string(),
  payment_status_display: z.string(),
  summary: summaryShape,
  items: z.array(orderItemShape),
})
export type RestOrder = z.infer<typeof orderShape>

const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 404: failureAnswer }

export const listOrdersSchema = {
  tags: ['orders'],
  querystring: z.object({ ...pageQuery(pageSizes.orders), id: z.string().min(1).max(200).optional() }),
  /** One order when an id is given. */
  response: { 200: z.union([listAnswer(orderShape), itemAnswer(orderShape)]), ...refusals },
}

export const orderSummarySchema = {
  tags: ['orders'],
  body: z.object(cart),
  response: { 200: itemAnswer(summaryShape), 400: failureAnswer, 409: failureAnswer },
}

export const listSurchargesSchema = {
  tags: ['orders'],
  body: z.object({ city_id: cart.city_id, cart_items: cart.cart_items }),
  response: {
    200: itemAnswer(z.object({ surcharges: z.array(surchargeShape), tax_amount: z.number() })),
    400: failureAnswer,
  },
}

const requiredFieldShape = z.object({
  field: z.enum(['first_name', 'last_name', 'email']),
  is_required: z.boolean(),
})
export type RequiredField = z.infer<typeof requiredFieldShape>

export const requiredFieldsSchema = {
  tags: ['orders'],
  body: z.object({ cart_items: lineList(z.object({ id: idShape })) }),
  /** Which fields of the customer are asked for; what is not here is not. */
  response: { 200: itemAnswer(z.array(requiredFieldShape)), 400: failureAnswer },
}

const placedAnswer = itemAnswer(
  z.object({
    /** Null until the rest is paid. */
    order: orderShape.nullable(),
    checkout_id: z.string(),
    payable_amount: z.number(),
    /** Where the rest is paid; null when no gateway was named, or nothing is left to pay. */
    url: z.string().nullable(),
    /** The end of the hold. */
    expires_at: z.iso.datetime().nullable(),
  }),
)

export const placeOrderSchema = {
  tags: ['orders'],
  body: z.object({
    ...cart,
    first_name: z.string().trim().max(16).default(''),
    last_name: z.string().trim().max(16).default(''),
    /** Where the rest is paid, and where the browser comes back to. */
    gateway_id: z.string().max(40).optional(),
    callback_host: z.string().max(300).optional(),
  }),
  response: { 200: placedAnswer, 201: placedAnswer, ...refusals, 409: failureAnswer },
}
