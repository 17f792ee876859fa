import { z } from 'zod'
import { failureAnswer, flag, itemAnswer, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

/** A banner of the home screen with the picture for the asked device. */
export const slideShape = z.object({
  id: z.int(),
  slug: z.string(),
  /** The banner's group on the screen, for example `top-image`. */
  location: z.string(),
  position: z.int(),
  priority: z.int(),
  title: z.string(),
  text: z.string().nullable(),
  button_label: z.string().nullable(),
  link: z.string().nullable(),
  image: z.string().nullable(),
  media_type: z.string(),
})

export const questionShape = z.object({ id: z.int(), question: z.string(), answer: z.string() })

/** `content/configs/hig-delivery-rules/` */
export const deliveryRulesShape = z.object({
  title: z.string(),
  rules: z.array(z.object({ title: z.string(), text: z.string() })),
})

/** `content/configs/contact/` */
export const contactShape = z.object({
  title: z.string(),
  company: z.string(),
  address: z.string(),
  hours: z.string(),
  text: z.string(),
})

/** `content/configs/oil-promotion/` */
export const oilPromotionShape = z.object({
  title: z.string(),
  text: z.string(),
  percent: z.number(),
  hours: z.number(),
  /** Untranslated name of the category whose products are in the offer. */
  category: z.string(),
  picture: z.string(),
  picture_mobile: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  terms: z.array(z.string()),
})

/** `content/configs/<any other key>/` */
export const anyConfigShape = z.record(z.string(), z.unknown())

/** Blocks of legal texts, as Editor.js writes them. */
export const legalBlockShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('header'), data: z.object({ text: z.string(), level: z.int().optional() }) }),
  z.object({ type: z.literal('paragraph'), data: z.object({ text: z.string() }) }),
  z.object({
    type: z.literal('list'),
    data: z.object({ style: z.string().optional(), items: z.array(z.string()) }),
  }),
])

/** The version in force today; blocks are Editor.js headers, paragraphs and lists. */
export const legalTextShape = z.object({
  kind: z.enum(['terms', 'privacy', 'returns']),
  version: z.string(),
  effective_date: z.string(),
  title: z.string(),
  blocks: z.array(legalBlockShape),
})

export type RestSlide = z.infer<typeof slideShape>
export type RestQuestion = z.infer<typeof questionShape>
export type RestDeliveryRules = z.infer<typeof deliveryRulesShape>
export type RestContact = z.infer<typeof contactShape>
export type RestOilPromotion = z.infer<typeof oilPromotionShape>
export type RestLegalText = z.infer<typeof legalTextShape>

const refusals = { 400: failureAnswer, 404: failureAnswer }

/** All banners of the home screen in its order; any other location names one group of them. */
export const mainPageLocation = 'main_page'

export const listSlidesSchema = {
  tags: ['content'],
  querystring: z.object({
    /** The place; `city_id` is the older name of what newer calls name `state_id`. */
    city_id: keyOf('State').optional(),
    state_id: keyOf('State').optional(),
    category_id: keyOf('Category').optional(),
    location: z.string().max(64).default(mainPageLocation),
    mobile: flag.optional(),
    desktop: flag.optional(),
    ...pageQuery(),
  }),
  response: { 200: listAnswer(slideShape), ...refusals },
}

export const listQuestionsSchema = {
  tags: ['content'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(questionShape), ...refusals },
}

/** Texts that the storefront reads have a shape of their own; any other key answers what was stored under it. */
export const readContactSchema = configSchema(contactShape)
export const readDeliveryRulesSchema = configSchema(deliveryRulesShape)
export const readOilPromotionSchema = configSchema(oilPromotionShape)

export const readConfigSchema = {
  tags: ['content'],
  params: z.object({ key: z.string().max(64) }),
  response: { 200: itemAnswer(anyConfigShape), ...refusals },
}

export const listLegalTextsSchema = {
  tags: ['content'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(legalTextShape), ...refusals },
}

function configSchema<Shape extends z.ZodType>(shape: Shape) {
  return { tags: ['content'], response: { 200: itemAnswer(shape), ...refusals } }
}
