import {
  listLegalTextsCall,
  listQuestionsCall,
  listSlidesCall,
  readConfigCall,
} from '@warsha/contract/content/content.rest.ts'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { listSlides } from '../use-cases/list-slides.ts'
import { readConfig, readLegalTexts, readQuestions } from '../use-cases/read-texts.ts'
import { toLegalText, toQuestion, toSlide } from './to-contract.ts'

export const contentRoutes: RestRoutes =
  ({ models, clock }) =>
  async (app) => {
    app.get('/content/slider/', { schema: listSlidesCall }, async ({ query, shopChannel, shopLocale }) => {
      const slides = await listSlides(
        { models, clock },
        {
          channel: shopChannel,
          locale: shopLocale,
          location: query.location,
          device: query.mobile ? 'mobile' : 'desktop',
          stateId: query.state_id ?? query.city_id,
          categoryId: query.category_id,
        },
      )
      return pageOf(slides.map(toSlide), query)
    })

    app.get('/content/faq', { schema: listQuestionsCall }, async ({ query, shopLocale }) => {
      const questions = await readQuestions(models)
      return pageOf(questions.map(toQuestion(shopLocale)), query)
    })

    app.get('/content/configs/:key/', { schema: readConfigCall }, async (request, reply) => {
      const config = await readConfig(models, request.params.key, request.shopLocale)
      return config.ok
        ? { data: config.value as Record<string, unknown> }
        : sendRefusal(request, reply, config)
    })

    app.get('/content/legal/', { schema: listLegalTextsCall }, async ({ query, shopLocale }) => {
      const texts = await readLegalTexts({ models, clock })
      return pageOf(texts.map(toLegalText(shopLocale)), query)
    })
  }
