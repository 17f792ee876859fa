import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import {
  listLegalTextsCall,
  listQuestionsCall,
  listSlidesCall,
  readConfigCall,
  readContactCall,
  readDeliveryRulesCall,
  readOilPromotionCall,
} from '@warsha/contract/content/content.calls.ts'
import {
  anyConfigShape,
  contactShape,
  deliveryRulesShape,
  listLegalTextsSchema,
  listQuestionsSchema,
  listSlidesSchema,
  oilPromotionShape,
  readConfigSchema,
  readContactSchema,
  readDeliveryRulesSchema,
  readOilPromotionSchema,
} from '@warsha/contract/content/content.rest.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { z } from 'zod'
import { pageOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { ok } from '#kernel/outcome.ts'
import { findStorePlace } from '#modules/locations/index.ts'
import type { BannerOfferPort } from '../../use-cases/banner-offer-port.ts'
import { listSlides } from '../../use-cases/list-slides.ts'
import { readConfig, readLegalTexts, readQuestions } from '../../use-cases/read-texts.ts'
import { toLegalText, toQuestion, toSlide } from './to-contract.ts'

export const contentRoutes =
  (isOffered: BannerOfferPort): RestRoutes =>
  ({ models, clock, config: { SELLER_NAME_EN, SELLER_NAME_AR } }) =>
  async (app) => {
    const sellerIn = (locale: Locale) => (locale === 'en' ? SELLER_NAME_EN : SELLER_NAME_AR)
    const readShaped = async <Shape extends z.ZodType>(shape: Shape, key: string, locale: Locale) => {
      const config = await readConfig(models, key, locale)
      return config.ok ? ok(shape.parse(config.value)) : config
    }

    app.route({
      ...routeOf(listSlidesCall, listSlidesSchema),
      handler: async ({ query, cookies, shopChannel, shopLocale, mediaOrigin }) => {
        const place = () => findStorePlace(models, cookies[placeCookie], shopLocale)
        const slides = await listSlides(
          { models, clock, isOffered },
          {
            channel: shopChannel,
            locale: shopLocale,
            location: query.location,
            device: query.mobile ? 'mobile' : 'desktop',
            stateId: query.state_id ?? query.city_id ?? (await place()).stateId,
            categoryId: query.category_id,
          },
        )
        return pageOf(slides.map(toSlide({ mediaOrigin })), query)
      },
    })

    app.route({
      ...routeOf(listQuestionsCall, listQuestionsSchema),
      handler: async ({ query, shopLocale }) => {
        const questions = await readQuestions(models)
        return pageOf(questions.map(toQuestion(shopLocale)), query)
      },
    })

    app.route({
      ...routeOf(readContactCall, readContactSchema),
      handler: async (request, reply) => {
        const config = await readShaped(contactShape, 'contact', request.shopLocale)
        if (!config.ok) return sendRefusal(request, reply, config)
        // One company sells: the one that the tax invoices name.
        return { data: { ...config.value, company: sellerIn(request.shopLocale) } }
      },
    })

    app.route({
      ...routeOf(readDeliveryRulesCall, readDeliveryRulesSchema),
      handler: async (request, reply) => {
        const config = await readShaped(deliveryRulesShape, 'hig-delivery-rules', request.shopLocale)
        return config.ok ? { data: config.value } : sendRefusal(request, reply, config)
      },
    })

    app.route({
      ...routeOf(readOilPromotionCall, readOilPromotionSchema),
      handler: async (request, reply) => {
        const config = await readShaped(oilPromotionShape, 'oil-promotion', request.shopLocale)
        return config.ok ? { data: config.value } : sendRefusal(request, reply, config)
      },
    })

    app.route({
      ...routeOf(readConfigCall, readConfigSchema),
      handler: async (request, reply) => {
        const config = await readShaped(anyConfigShape, request.params.key, request.shopLocale)
        return config.ok ? { data: config.value } : sendRefusal(request, reply, config)
      },
    })

    app.route({
      ...routeOf(listLegalTextsCall, listLegalTextsSchema),
      handler: async ({ query, shopLocale }) => {
        const texts = await readLegalTexts({ models, clock })
        return pageOf(texts.map(toLegalText(shopLocale, sellerIn(shopLocale))), query)
      },
    })
  }
