import { defineCall } from '../client/rest-call.ts'
import type { pollQuestionsSchema } from './surveys.rest.ts'

/** What is asked about things of a category: those of the category itself or of the nearest one above it. */
export const pollQuestionsCall = defineCall<typeof pollQuestionsSchema>({
  method: 'GET',
  path: '/rates/poll-questions/',
  access: 'public',
})
