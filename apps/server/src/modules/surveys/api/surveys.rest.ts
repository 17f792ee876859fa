import { pollQuestionsCall } from '@warsha/contract/surveys/surveys.calls.ts'
import { pollQuestionsSchema } from '@warsha/contract/surveys/surveys.rest.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listQuestions } from '../use-cases/list-questions.ts'

export const surveyRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(pollQuestionsCall, pollQuestionsSchema),
    handler: async ({ query, shopLocale }) => {
      const { type, category_id: categoryId } = query
      const questions = await listQuestions(deps, { type, categoryId })
      const data = questions.map(({ id, categoryId: category_id, titleEn, titleAr }) => ({
        id,
        type,
        title: shopLocale === 'en' ? titleEn : titleAr,
        category_id,
      }))
      return { data }
    },
  })
}
