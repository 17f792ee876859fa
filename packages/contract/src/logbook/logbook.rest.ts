import { z } from 'zod'
import { failureAnswer } from '../shop/rest-shapes.ts'

/** Work that was done on a car. */
const carServiceShape = z.object({
  id: z.string(),
  car_id: z.int(),
  year: z.int(),
  product_id: z.string(),
  variant_id: z.string(),
  /** Names are in the language of Accept-Language. */
  work: z.string(),
  centre: z.string(),
  done_on: z.iso.date(),
  kilometres: z.int().nullable(),
  /** Null for work that does not fall due, or was done again since. */
  due_on: z.iso.date().nullable(),
  due_kilometres: z.int().nullable(),
  /** Within two weeks, or already. */
  is_due: z.boolean(),
})

export type RestCarService = z.infer<typeof carServiceShape>

export const listServicesSchema = {
  tags: ['cars'],
  response: { 200: z.object({ data: z.array(carServiceShape) }), 401: failureAnswer, 403: failureAnswer },
}
