import { z } from 'zod'
import { consoleRefusals, csvAnswers, keysetAnswer, keysetQuery } from '../console-shapes.ts'
import { returnSorts } from './return-lists.constants.ts'

const key = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const words = z.object({ en: z.string(), ar: z.string() })

/** A return as operators see it. It completes itself by the customer's code: there is nothing to decide. */
export const listedReturnShape = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.int(),
  line_id: z.string(),
  product: words,
  centre_id: z.int().nullable(),
  appointment_at: z.string().nullable(),
  quantity: z.int(),
  /** Amount of the refund. */
  refund_baisa: z.int(),
  /** The part of it that goes back to a gift card. */
  gift_card_baisa: z.int(),
  /** The reason the customer has chosen; null when the question is gone. */
  answer: z.object({ id: z.int(), title: words }).nullable(),
  state: z.enum(['requested', 'completed']),
  requested_at: z.string(),
  completed_at: z.string().nullable(),
})

export type RestListedReturn = z.infer<typeof listedReturnShape>

export const listReturnsSchema = {
  tags: ['returns'],
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(returnSorts).default('-requested'),
    state: z.enum(['requested', 'completed']).optional(),
    centre: key.optional(),
    /** The chosen answer. */
    question: key.optional(),
    order_number: key.optional(),
    /** Days in Muscat, both included. */
    requested_from: z.iso.date().optional(),
    requested_to: z.iso.date().optional(),
  }),
  response: { 200: keysetAnswer(listedReturnShape), ...consoleRefusals },
}

export const exportReturnsSchema = {
  tags: ['returns'],
  querystring: listReturnsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}
