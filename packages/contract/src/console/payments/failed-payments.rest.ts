import { z } from 'zod'
import { consoleRefusals, csvAnswers, keysetAnswer, keysetQuery } from '../console-shapes.ts'
import {
  differenceFilterStates,
  differenceKinds,
  differenceSorts,
  failedPaymentSorts,
} from './payment-lists.constants.ts'

const tags = ['payments']
const key = z.coerce.number().int().min(1).max(2_147_483_647)

export const failedPaymentShape = z.object({
  id: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }),
  gateway: z.string(),
  amount_baisa: z.int(),
  state: z.enum(['declined', 'expired', 'mismatched']),
  ended_at: z.string(),
})

export type RestFailedPayment = z.infer<typeof failedPaymentShape>

export const listFailedPaymentsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(failedPaymentSorts).default('-ended'),
    /** In Muscat; today where it is left out. */
    day: z.iso.date().optional(),
    centre: key.optional(),
    channel: key.optional(),
  }),
  response: { 200: keysetAnswer(failedPaymentShape), ...consoleRefusals },
}

export const exportFailedPaymentsSchema = {
  tags,
  querystring: listFailedPaymentsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

/** Ways to resolve a difference. */
export const differenceActions = [
  'ask',
  'order',
  'wallet',
  'card',
  'reverse',
  'send',
  'post',
  'link',
  'discard',
] as const

export const differenceShape = z.object({
  id: z.int(),
  kind: z.enum(differenceKinds),
  gateway: z.string(),
  /** In Muscat; the day cannot be closed before. */
  day: z.string(),
  /** By the shop's books and by the gateway's, where both are amounts. */
  expected_baisa: z.int().nullable(),
  found_baisa: z.int().nullable(),
  amount_baisa: z.int(),
  /** For the technician. */
  expected: z.string(),
  found: z.string(),
  order: z.object({ id: z.string(), number: z.int() }).nullable(),
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(['open', 'closed']),
  /** How it can be resolved, the usual way first. */
  actions: z.array(z.enum(differenceActions)),
  resolution: z.string().nullable(),
  noticed_at: z.string(),
  resolved_at: z.string().nullable(),
})

export type RestDifference = z.infer<typeof differenceShape>

export const listDifferencesSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(differenceSorts).default('day'),
    state: z.enum(differenceFilterStates).default('open'),
    gateway: z.string().max(60).optional(),
    kind: z.enum(differenceKinds).optional(),
    day: z.iso.date().optional(),
  }),
  response: { 200: keysetAnswer(differenceShape), ...consoleRefusals },
}

export const exportDifferencesSchema = {
  tags,
  querystring: listDifferencesSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const foundPaymentShape = z.object({
  id: z.string(),
  gateway: z.string(),
  /** The gateway's own name for it. */
  reference: z.string().nullable(),
  amount_baisa: z.int(),
  state: z.string(),
  customer: z.string(),
  order_number: z.int().nullable(),
  begun_at: z.string(),
})

export type RestFoundPayment = z.infer<typeof foundPaymentShape>

export const searchPaymentsSchema = {
  tags,
  querystring: z.object({
    gateway: z.string().max(60),
    /** The number of an order, the last digits of a phone, or the gateway's reference. */
    search: z.string().trim().min(3).max(200),
  }),
  response: { 200: z.object({ data: z.array(foundPaymentShape) }), ...consoleRefusals },
}
