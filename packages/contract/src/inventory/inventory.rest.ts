import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'

/** A number, or the public id of the thing. */
const idShape = z.union([z.number(), z.string().min(1).max(64)])

/** A line may carry more than is looked at here: bundles are known to the shop, and bookings have calls of their own. */
const wantedShape = z.object({
  product_id: idShape,
  /** Without it the variant there is enough of. */
  variant_id: idShape.nullish(),
  /** Checked by the shop, which tells the product whose quantity is none. */
  quantity: z.unknown().optional(),
  bundle: z.unknown().optional(),
  metadata: z.unknown().optional(),
})

/** Messages by product, under the id as it was sent. */
export const productFailureAnswer = z.object({ errors: z.record(z.string(), z.array(z.string())) })

const lines = <Line extends z.ZodType>(line: Line) => z.array(line).max(100)

export const checkProductStockCall = {
  tags: ['inventory'],
  body: z.object({
    state_id: idShape.optional(),
    products: lines(wantedShape),
    site: z.string().max(40).optional(),
  }),
  response: {
    200: itemAnswer(
      z.object({
        products: z.array(
          z.object({ product_id: idShape, available: z.literal(true), quantity_available: z.int() }),
        ),
      }),
    ),
    400: z.union([productFailureAnswer, failureAnswer]),
  },
}

const pairShape = z.object({ key: z.string().max(64), value: z.string().max(2000) })

/** Amounts in rial, tax contained, of one piece; those that a caller sends are not looked at. */
export const cartItemShape = z.object({
  id: z.string(),
  variantId: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: z.number(),
  payable_amount: z.number(),
  discount_amount: z.number(),
  discount_percentage: z.int(),
  tax: z.number(),
  img: z.string(),
  bundle: z.array(z.object({ product_id: z.string(), quantity: z.int() })),
  metadata: z.array(pairShape),
  serviceMetadata: z.object({ free_gift: z.string() }).nullable(),
  error: z.string().nullable(),
})
export type RestCartItem = z.infer<typeof cartItemShape>

const sentItemShape = z.object({
  id: idShape,
  variantId: idShape.nullish(),
  name: z.string().max(400).optional(),
  quantity: z.unknown().optional(),
  metadata: z.array(pairShape).max(40).nullish(),
})
export type SentCartItem = z.infer<typeof sentItemShape>

export const totalsShape = z.object({
  total_amount: z.number(),
  total_quantity: z.int(),
  payable_amount: z.number(),
  discount_amount: z.number(),
  tax_amount: z.number(),
  service_fee: z.number(),
  total_usable_credit: z.number(),
  wallet_amount: z.number(),
})

export const changeCartCall = {
  tags: ['inventory'],
  body: z.object({
    seller_product_id: idShape,
    variant_id: idShape.nullish(),
    city_id: idShape.optional(),
    state_id: idShape.optional(),
    quantity: z.unknown().optional(),
    cart_items: lines(sentItemShape).default([]),
  }),
  response: {
    200: itemAnswer(z.object({ cart_items: z.array(cartItemShape), totals: totalsShape })),
    400: z.union([productFailureAnswer, failureAnswer]),
  },
}
