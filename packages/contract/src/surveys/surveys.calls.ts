import { defineCall } from '../client/rest-call.ts'
import type { pollQuestionsSchema, rateSchema, readSurveySchema } from './surveys.rest.ts'

/** Questions about products of a category: those of the category itself or of the nearest one above it. */
export const pollQuestionsCall = defineCall<typeof pollQuestionsSchema>({
  method: 'GET',
  path: '/rates/poll-questions/',
  access: 'public',
})

/** Survey for the holder of a token, signed in or not. */
export const readSurveyCall = defineCall<typeof readSurveySchema>({
  method: 'GET',
  path: '/rates/survey/',
  access: 'public',
})

/** Answers a survey. A token works once. */
export const rateCall = defineCall<typeof rateSchema>({
  method: 'POST',
  path: '/rates/rate/',
  access: 'public',
  object: { 'items.id': 'question' },
})
