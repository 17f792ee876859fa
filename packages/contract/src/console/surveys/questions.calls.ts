import { defineCall } from '../../client/rest-call.ts'
import type {
  createQuestionSchema,
  listConsoleQuestionsSchema,
  orderQuestionsSchema,
  updateQuestionSchema,
} from './questions.rest.ts'

/** All questions, inactive ones included, in the order they are asked in. */
export const listConsoleQuestionsCall = defineCall<typeof listConsoleQuestionsSchema>({
  method: 'GET',
  path: '/console/questions/',
  access: { permission: 'surveys.read' },
})

/** The new question is asked last. */
export const createQuestionCall = defineCall<typeof createQuestionSchema>({
  method: 'POST',
  path: '/console/questions/',
  access: { permission: 'surveys.write' },
})

/** Changes the words, stops asking or asks again. Answers that were given stay. */
export const updateQuestionCall = defineCall<typeof updateQuestionSchema>({
  method: 'PUT',
  path: '/console/questions/:id/',
  access: { permission: 'surveys.write' },
  object: 'question',
})

/** The questions of a type and category in a new order. */
export const orderQuestionsCall = defineCall<typeof orderQuestionsSchema>({
  method: 'POST',
  path: '/console/questions/order/',
  access: { permission: 'surveys.write' },
  object: 'question',
})
