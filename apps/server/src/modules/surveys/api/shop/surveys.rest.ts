import { pollQuestionsCall, rateCall, readSurveyCall } from '@warsha/contract/surveys/surveys.calls.ts'
import {
  type PollQuestion,
  pollQuestionsSchema,
  rateSchema,
  readSurveySchema,
} from '@warsha/contract/surveys/surveys.rest.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { findCentre } from '#modules/booking/index.ts'
import type { Question } from '../../rules/nearest-questions.ts'
import { answerSurvey, readSurvey } from '../../use-cases/answer-survey.ts'
import { listQuestions } from '../../use-cases/list-questions.ts'

export const surveyRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(pollQuestionsCall, pollQuestionsSchema),
    handler: async ({ query, shopLocale }) => {
      const { type, category_id: categoryId } = query
      const questions = await listQuestions(deps, { type, categoryId })
      return { data: questions.map((question) => toRestQuestion(question, shopLocale)) }
    },
  })

  app.route({
    ...routeOf(readSurveyCall, readSurveySchema),
    handler: async (request, reply) => {
      const survey = await readSurvey(deps, request.query.token)
      reply.header('Cache-Control', 'no-store')
      if (!survey.ok) return sendRefusal(request, reply, survey)
      const { order, questions, invitation } = survey.value
      const centre = await findCentre(deps.models, invitation.centreId ?? 0)
      const { shopLocale } = request
      const pieces = order.lines
      return {
        data: {
          order_number: String(order.number),
          products: pieces.map(({ productName }) => productName[shopLocale]),
          center: centre.ok ? centre.value[shopLocale === 'en' ? 'nameEn' : 'nameAr'] : null,
          questions: questions.map((question) => toRestQuestion(question, shopLocale)),
        },
      }
    },
  })

  app.route({
    ...routeOf(rateCall, rateSchema),
    handler: async (request, reply) => {
      const { token, rate, items, comment } = request.body
      const rated = items.map(({ id: questionId, rate: each }) => ({ questionId, rate: each }))
      const answered = await answerSurvey(deps, token, { rate, items: rated, comment: comment.trim() })
      return answered.ok ? { data: { rate } } : sendRefusal(request, reply, answered)
    },
  })
}

function toRestQuestion({ id, type, categoryId, titleEn, titleAr }: Question, locale: Locale): PollQuestion {
  return { id, type, title: locale === 'en' ? titleEn : titleAr, category_id: categoryId }
}
