import { z } from 'zod'
import { itemAnswer, keyOf } from '../shop/rest-shapes.ts'

const pollTypes = ['returned', 'satisfaction'] as const
export type PollType = (typeof pollTypes)[number]

const questionShape = z.object({
  /** What `poll_id` of a return and `id` of a rated item name. */
  id: z.int(),
  type: z.enum(pollTypes),
  title: z.string(),
  /** Null for those that are asked of every category. */
  category_id: z.int().nullable(),
})
export type PollQuestion = z.infer<typeof questionShape>

export const pollQuestionsSchema = {
  tags: ['rates'],
  querystring: z.object({
    category_id: keyOf('Category').optional(),
    type: z.enum(pollTypes).default('returned'),
  }),
  response: { 200: itemAnswer(z.array(questionShape)) },
}
