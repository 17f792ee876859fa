import { z } from 'zod'
import { productFailureAnswer } from '../inventory/inventory.rest.ts'
import { failureAnswer, idShape, itemAnswer, lineList } from '../shop/rest-shapes.ts'

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
  /** In percent; a fee has none. */
  tax_rate: z.number().optional(),
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

export const changeCartSchema = {
  tags: ['cart'],
  body: z.object({
    seller_product_id: idShape,
    variant_id: idShape.nullish(),
    city_id: idShape.optional(),
    state_id: idShape.optional(),
    quantity: z.unknown().optional(),
    cart_items: lineList(sentItemShape).default([]),
  }),
  response: {
    200: itemAnswer(z.object({ cart_items: z.array(cartItemShape), totals: totalsShape })),
    400: z.union([productFailureAnswer, failureAnswer]),
  },
}
