import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { orderStatusChanged } from '#modules/orders/index.ts'
import { commentRoutes } from './api/console/comments.console.ts'
import { questionRoutes } from './api/console/questions.console.ts'
import { surveyRoutes } from './api/shop/surveys.rest.ts'
import { pollQuestions } from './storage/polls.tables.ts'
import { questionNames } from './storage/record-names.ts'
import { surveyAnswerItems, surveyAnswers, surveyInvitations } from './storage/surveys.tables.ts'
import { inviteToSurvey } from './use-cases/invite-to-survey.ts'
import { hideCommentCommand, moderateCommentCommand } from './use-cases/moderate-comments.ts'
import { seedQuestions } from './use-cases/seed-questions.ts'
import { surveyData } from './use-cases/survey-data.ts'

export const surveysModule = defineModule({
  name: 'surveys',
  recordNames: questionNames,
  tables: [pollQuestions, surveyInvitations, surveyAnswers, surveyAnswerItems],
  rest: surveyRoutes,
  console: (deps) => async (app) => {
    await app.register(commentRoutes(deps))
    await app.register(questionRoutes(deps))
  },
  commands: [moderateCommentCommand, hideCommentCommand],
  handles: [on(orderStatusChanged, 'invite-to-survey', inviteToSurvey)],
  seeds: [{ name: 'poll-questions', run: seedQuestions }],
  personalData: surveyData,
})
