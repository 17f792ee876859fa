import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, lineList } from '../shop/rest-shapes.ts'

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

/** There while the database cannot be asked: the counts are the last that were known. */
const isStale = z.literal(true).optional()

const namedLine = { product_id: idShape, variant_id: idShape.optional() }

/** Beside the messages, what each line could have; `code` says why a line cannot be had. */
export const stockFailureAnswer = productFailureAnswer.extend({
  products: z.array(
    z.object({
      ...namedLine,
      available: z.boolean(),
      quantity_available: z.int(),
      code: z.string().nullable(),
    }),
  ),
  is_stale: isStale,
})

export const checkProductStockSchema = {
  tags: ['inventory'],
  body: z.object({
    state_id: idShape.optional(),
    products: lineList(wantedShape),
    site: z.string().max(40).optional(),
  }),
  response: {
    200: itemAnswer(
      z.object({
        products: z.array(
          z.object({ ...namedLine, available: z.literal(true), quantity_available: z.int() }),
        ),
        is_stale: isStale,
      }),
    ),
    400: z.union([stockFailureAnswer, failureAnswer]),
  },
}
