import { defineCall } from '../client/rest-call.ts'
import type {
  listLegalTextsSchema,
  listQuestionsSchema,
  listSlidesSchema,
  readConfigSchema,
  readContactSchema,
  readDeliveryRulesSchema,
  readOilPromotionSchema,
} from './content.rest.ts'

export const listSlidesCall = defineCall<typeof listSlidesSchema>({
  method: 'GET',
  path: '/content/slider/',
  access: 'public',
})

export const listQuestionsCall = defineCall<typeof listQuestionsSchema>({
  method: 'GET',
  path: '/content/faq',
  access: 'public',
})

export const readConfigCall = defineCall<typeof readConfigSchema>({
  method: 'GET',
  path: '/content/configs/:key/',
  access: 'public',
  object: { key: 'config' },
})

export const readContactCall = defineCall<typeof readContactSchema>({
  method: 'GET',
  path: '/content/configs/contact/',
  access: 'public',
})

export const readDeliveryRulesCall = defineCall<typeof readDeliveryRulesSchema>({
  method: 'GET',
  path: '/content/configs/hig-delivery-rules/',
  access: 'public',
})

export const readOilPromotionCall = defineCall<typeof readOilPromotionSchema>({
  method: 'GET',
  path: '/content/configs/oil-promotion/',
  access: 'public',
})

export const listLegalTextsCall = defineCall<typeof listLegalTextsSchema>({
  method: 'GET',
  path: '/content/legal/',
  access: 'public',
})
