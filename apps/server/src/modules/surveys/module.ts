import { defineModule } from '#http/define-module.ts'
import { surveyRoutes } from './api/surveys.rest.ts'
import { pollQuestions } from './storage/polls.tables.ts'
import { seedQuestions } from './use-cases/seed-questions.ts'

export const surveysModule = defineModule({
  name: 'surveys',
  tables: [pollQuestions],
  rest: surveyRoutes,
  seeds: [{ name: 'poll-questions', run: seedQuestions }],
})
