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
import { findStorePlace, nameIn } from '#modules/locations/index.ts'
import { readSeller } from '#modules/settings/index.ts'
import type { BannerOfferPort } from '../../use-cases/banner-offer-port.ts'
import { listSlides } from '../../use-cases/list-slides.ts'
import { readConfig, readLegalTexts, readQuestions } from '../../use-cases/read-texts.ts'
import { toLegalText, toQuestion, toSlide } from './to-contract.ts'

export const contentRoutes =
  (isOffered: BannerOfferPort): RestRoutes =>
  ({ models, clock, config }) =>
  async (app) => {
    const sellerIn = async (locale: Locale) => nameIn(locale, await readSeller({ models, config }))
    const readShaped = async <Shape extends z.ZodType>(shape: Shape, key: string, locale: Locale) => {
      const found = await readConfig(models, key, locale)
      return found.ok ? ok(shape.parse(found.value)) : found
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
        const found = await readShaped(contactShape, 'contact', request.shopLocale)
        if (!found.ok) return sendRefusal(request, reply, found)
        // One company sells: the one that the tax invoices name.
        return { data: { ...found.value, company: await sellerIn(request.shopLocale) } }
      },
    })

    app.route({
      ...routeOf(readDeliveryRulesCall, readDeliveryRulesSchema),
      handler: async (request, reply) => {
        const found = await readShaped(deliveryRulesShape, 'hig-delivery-rules', request.shopLocale)
        return found.ok ? { data: found.value } : sendRefusal(request, reply, found)
      },
    })

    app.route({
      ...routeOf(readOilPromotionCall, readOilPromotionSchema),
      handler: async (request, reply) => {
        const found = await readShaped(oilPromotionShape, 'oil-promotion', request.shopLocale)
        return found.ok ? { data: found.value } : sendRefusal(request, reply, found)
      },
    })

    app.route({
      ...routeOf(readConfigCall, readConfigSchema),
      handler: async (request, reply) => {
        const found = await readShaped(anyConfigShape, request.params.key, request.shopLocale)
        return found.ok ? { data: found.value } : sendRefusal(request, reply, found)
      },
    })

    app.route({
      ...routeOf(listLegalTextsCall, listLegalTextsSchema),
      handler: async ({ query, shopLocale }) => {
        const texts = await readLegalTexts({ models, clock })
        return pageOf(texts.map(toLegalText(shopLocale, await sellerIn(shopLocale))), query)
      },
    })
  }
