import { z } from 'zod'
import { readKey } from '../ids/global-id.ts'
import { failureAnswer, keyOf, listAnswer } from '../shop/rest-shapes.ts'

/** Ids of variants, separated by commas; as many as a cart has lines. */
const variantList = z
  .string()
  .max(6000)
  .transform((text, context) => {
    const ids = text.split(',', maxVariants + 1)
    const keys = ids.flatMap((id) => readKey('ProductVariant', id) ?? [])
    if (ids.length <= maxVariants && keys.length === ids.length) return [...new Set(keys)]
    context.addIssue({ code: 'custom', message: `Not a list of at most ${maxVariants} variants` })
    return z.NEVER
  })

const maxVariants = 100

export const carFitShape = z.object({
  variant_id: z.string(),
  /** Null: nothing about it depends on the car, or nothing is known. */
  fits: z.boolean().nullable(),
  /** Pieces that the car takes, such as cans of oil or tyres; null when there is no such number. */
  quantity: z.int().nullable(),
  /** Of oil: what one change takes. */
  litres: z.number().nullable(),
})

export type RestCarFit = z.infer<typeof carFitShape>

export const checkCarFitSchema = {
  tags: ['catalogue'],
  querystring: z.object({
    car_id: keyOf('Car'),
    year: z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number),
    variant_ids: variantList,
  }),
  response: { 200: listAnswer(carFitShape), 400: failureAnswer, 404: failureAnswer },
}
