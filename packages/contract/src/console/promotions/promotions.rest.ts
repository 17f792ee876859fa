import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { promotionSorts } from './promotions.constants.ts'

const tags = ['promotions']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const params = z.object({ id: numberText })
const key = z.int32().min(1)
const texts = z.object({ en: z.string(), ar: z.string() })
const name = z.string().trim().min(1).max(120)
const day = z.iso.date()
const maxBaisa = 1_000_000_000
const type = z.enum(['percent', 'amount', 'gift'])

/** `used_up`: every use is taken; the others by the day in Muscat. */
export const promotionStates = ['running', 'scheduled', 'paused', 'ended', 'used_up'] as const
const state = z.enum(promotionStates)

/** A product, or a category with all below it; its own percentage ends at 50. */
const target = z.object({
  product_id: key.nullable(),
  category_id: key.nullable(),
  percent: z.int().min(1).max(50).nullable(),
})

/** What operators edit of a promotion; its code stays. */
const promotionFields = {
  name: z.object({ en: name, ar: name }),
  type,
  percent: z.int().min(1).max(100).nullable(),
  amount_baisa: z.int().min(1).max(maxBaisa).nullable(),
  /** Null: in every channel. */
  channel_id: key.nullable(),
  minimum_baisa: z.int().min(1).max(maxBaisa).nullable(),
  /** Days in Muscat, both included. */
  starts_on: day.nullable(),
  ends_on: day.nullable(),
  total_limit: z.int().min(1).max(1_000_000).nullable(),
  per_customer_limit: z.int().min(1).max(1000).nullable(),
  /** Only for visits that begin within so many hours. */
  within_hours: z.int().min(1).max(1000).nullable(),
  /** Empty: everything that is sold. */
  targets: z.array(target).max(200),
}

export const promotionShape = z.object({
  id: z.int(),
  code: z.string(),
  name: texts,
  type,
  percent: z.int().nullable(),
  amount_baisa: z.int().nullable(),
  channel_id: z.int().nullable(),
  minimum_baisa: z.int().nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  total_limit: z.int().nullable(),
  per_customer_limit: z.int().nullable(),
  within_hours: z.int().nullable(),
  targets: z.array(
    z.object({
      product_id: z.int().nullable(),
      category_id: z.int().nullable(),
      percent: z.int().nullable(),
      name: texts,
    }),
  ),
  is_active: z.boolean(),
  state,
  /** Uses from the hold of a checkout on. */
  used: z.int(),
  revision: z.int(),
})

export type RestPromotion = z.infer<typeof promotionShape>

const response = { 200: commandAnswer(promotionShape), ...consoleRefusals }

const promotionFilter = {
  state: state.optional(),
  channel_id: numberText.optional(),
  /** A part of the code or of a name. */
  search: z.string().trim().max(100).optional(),
}

const sort = z.enum(promotionSorts).default('-added')

export const listPromotionsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), sort, ...promotionFilter }),
  response: { 200: keysetAnswer(promotionShape), ...consoleRefusals },
}

export const exportPromotionsSchema = {
  tags,
  querystring: z.object({ sort, ...promotionFilter }),
  response: csvAnswers,
}

export const bulkPromotionsSchema = {
  tags,
  body: bulkBody(z.object(promotionFilter).strict(), {}),
  response: { 200: bulkAnswer, ...consoleRefusals },
}

export const readPromotionSchema = {
  tags,
  params,
  response: { 200: z.object({ data: promotionShape }), ...consoleRefusals },
}

export const createPromotionSchema = {
  tags,
  body: commandBody({ code: z.string().trim().min(1).max(16), ...promotionFields }),
  response,
}

export const updatePromotionSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...promotionFields }),
  response,
}

export const pausePromotionSchema = { tags, params, body: commandBody({}), response }

export const promotionUseShape = z.object({
  id: z.int(),
  used_at: z.string(),
  state: z.enum(['held', 'consumed']),
  /** Null as long as there is no order, and of orders at other centres. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  customer: z.object({ id: z.string(), name: z.string(), masked_phone: z.string() }).nullable(),
})

export type RestPromotionUse = z.infer<typeof promotionUseShape>

export const listPromotionUsesSchema = {
  tags,
  params,
  querystring: z.object(keysetQuery()),
  response: { 200: keysetAnswer(promotionUseShape), ...consoleRefusals },
}

export const promotionTargetShape = z.object({
  kind: z.enum(['product', 'category']),
  id: z.int(),
  name: texts,
})

export type RestPromotionTarget = z.infer<typeof promotionTargetShape>

export const findPromotionTargetsSchema = {
  tags,
  querystring: z.object({
    search: z.string().trim().min(2).max(100),
    kind: z.enum(['product', 'category']).optional(),
  }),
  response: { 200: z.object({ data: z.array(promotionTargetShape) }), ...consoleRefusals },
}

export const tryPromotionSchema = {
  tags,
  params,
  querystring: z.object({
    /** Products with their quantities: `12:2,15:1`. */
    basket: z
      .string()
      .max(400)
      .regex(/^[1-9]\d{0,8}:[1-9]\d{0,2}(,[1-9]\d{0,8}:[1-9]\d{0,2}){0,19}$/),
    channel_id: numberText,
    customer_id: z.string().min(1).max(128).optional(),
    /** The moment of the purchase; now when it is left out. */
    at: z.iso.datetime({ offset: true }).optional(),
    /** When the booked visit begins. */
    visit_at: z.iso.datetime({ offset: true }).optional(),
  }),
  response: {
    200: z.object({
      data: z.object({
        is_given: z.boolean(),
        discount_baisa: z.int(),
        total_baisa: z.int(),
        lines: z.array(
          z.object({
            product_id: z.int(),
            name: texts,
            quantity: z.int(),
            /** Null where the channel does not sell it. */
            unit_baisa: z.int().nullable(),
            discount_baisa: z.int(),
          }),
        ),
        /** All that speaks against it, the one that a shopper reads first. */
        reasons: z.array(
          z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
        ),
      }),
    }),
    ...consoleRefusals,
  },
}

export type RestPromotionTrial = z.infer<(typeof tryPromotionSchema)['response'][200]>['data']
