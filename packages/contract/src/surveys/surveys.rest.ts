import { z } from 'zod'
import { failureAnswer, itemAnswer, keyOf } from '../shop/rest-shapes.ts'
import { maxCommentLength, maxRate } from './surveys.constants.ts'

export const pollTypes = ['returned', 'satisfaction'] as const
export type PollType = (typeof pollTypes)[number]

const questionShape = z.object({
  /** Named by `poll_id` of a return and `id` of a rated item. */
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

const token = z.string().min(1).max(100)
const rate = z.int().min(1).max(maxRate)

const surveyShape = z.object({
  order_number: z.string(),
  products: z.array(z.string()),
  /** The centre that has done the work. */
  center: z.string().nullable(),
  questions: z.array(questionShape),
})
export type RestSurvey = z.infer<typeof surveyShape>

const refusals = { 400: failureAnswer, 404: failureAnswer, 409: failureAnswer }

export const readSurveySchema = {
  tags: ['rates'],
  querystring: z.object({ token }),
  response: { 200: itemAnswer(surveyShape), ...refusals },
}

export const rateSchema = {
  tags: ['rates'],
  body: z.object({
    token,
    rate,
    /** By question; those that are left out are not rated. */
    items: z
      .array(z.object({ id: z.int().min(1).max(2_147_483_647), rate }))
      .max(50)
      .default([]),
    comment: z.string().max(maxCommentLength).default(''),
  }),
  response: { 200: itemAnswer(z.object({ rate: z.int() })), ...refusals },
}
