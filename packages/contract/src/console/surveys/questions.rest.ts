import { z } from 'zod'
import { keyOf } from '../../shop/rest-shapes.ts'
import { maxQuestions } from '../../surveys/surveys.constants.ts'
import { pollTypes } from '../../surveys/surveys.rest.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'

const tags = ['surveys']
const type = z.enum(pollTypes)
const title = z.string().trim().min(1).max(200)
const titles = z.object({ en: title, ar: title })
const categoryId = z.int32().min(1).nullable()

/** A question as operators edit it. */
export const consoleQuestionShape = z.object({
  id: z.int(),
  type,
  /** Null for those that are asked of every category without questions of its own. */
  category_id: z.int().nullable(),
  category_name: z.object({ en: z.string(), ar: z.string() }).nullable(),
  position: z.int(),
  title: z.object({ en: z.string(), ar: z.string() }),
  is_active: z.boolean(),
  revision: z.int(),
})

export type RestConsoleQuestion = z.infer<typeof consoleQuestionShape>

export const listConsoleQuestionsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    type: type.optional(),
    category_id: keyOf('Category').optional(),
    is_active: z.enum(['true', 'false']).optional(),
  }),
  response: { 200: keysetAnswer(consoleQuestionShape), ...consoleRefusals },
}

export const createQuestionSchema = {
  tags,
  body: commandBody({ type, category_id: categoryId.default(null), title: titles }),
  response: { 200: commandAnswer(consoleQuestionShape), ...consoleRefusals },
}

export const updateQuestionSchema = {
  tags,
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  body: commandBody({
    revision: revisionShape,
    title: titles.optional(),
    is_active: z.boolean().optional(),
  }),
  response: { 200: commandAnswer(consoleQuestionShape), ...consoleRefusals },
}

export const orderQuestionsSchema = {
  tags,
  body: commandBody({
    type,
    category_id: categoryId.default(null),
    /** All of them, inactive ones included. */
    ids: z.array(z.int32().min(1)).min(1).max(maxQuestions),
  }),
  response: { 200: commandAnswer(z.array(consoleQuestionShape)), ...consoleRefusals },
}
