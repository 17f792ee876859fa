import { z } from 'zod'
import { centreParams, scheduleRefusals } from '../booking/service-centres.rest.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { caseSorts, closureSorts } from './closures.constants.ts'

const tags = ['closures']
const id = z.string().max(128)
const params = z.object({ id })
const moment = z.iso.datetime({ offset: true })
const name = z.object({ en: z.string(), ar: z.string() })

/** The consequences of closing a centre for a time. Nothing has changed. */
export const closingPreviewShape = z.object({
  slots: z.int(),
  bookings: z.int(),
  orders: z.int(),
  customers: z.int(),
  /** Paid for these bookings, fees included. */
  money_baisa: z.int(),
  /** Unpaid checkouts that hold one of the slots. */
  checkouts: z.int(),
  /** Customers who wait for one of the slots. */
  waiting: z.int(),
  /** Orders with another slot near in place and time. */
  with_alternative: z.int(),
})

export type RestClosingPreview = z.infer<typeof closingPreviewShape>

export const previewClosingSchema = {
  tags,
  params: centreParams,
  querystring: z.object({ starts_at: moment, ends_at: moment }),
  response: { 200: z.object({ data: closingPreviewShape }), ...consoleRefusals },
}

/** Slots that begin from `starts_at` on and before `ends_at` are closed. */
export const closeCentreSchema = {
  tags,
  params: centreParams,
  body: commandBody({ starts_at: moment, ends_at: moment }),
  response: { 200: commandAnswer(z.object({ id: z.string() })), ...consoleRefusals },
}

export const caseStates = ['open', 'moved', 'refunded', 'withdrawn', 'reopened'] as const

export const closureShape = z.object({
  id: z.string(),
  centre: z.object({ id: z.int(), name }),
  starts_at: z.string(),
  ends_at: z.string(),
  reason: z.string(),
  state: z.enum(['closed', 'reopened']),
  closed_at: z.string(),
  closed_by: z.string().nullable(),
  reopened_at: z.string().nullable(),
  slots: z.int(),
  checkouts: z.int(),
  /** How many orders are in which state. */
  counts: z.object({
    open: z.int(),
    moved: z.int(),
    refunded: z.int(),
    withdrawn: z.int(),
    reopened: z.int(),
  }),
  refunded_baisa: z.int(),
})

export type RestClosure = z.infer<typeof closureShape>

export const listClosuresSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(closureSorts).default('-closed'),
    centre: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number)
      .optional(),
    state: z.enum(['closed', 'reopened']).optional(),
  }),
  response: { 200: keysetAnswer(closureShape), ...consoleRefusals },
}

export const exportClosuresSchema = {
  tags,
  querystring: listClosuresSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const readClosureSchema = {
  tags,
  params,
  response: { 200: z.object({ data: closureShape }), ...consoleRefusals },
}

export const reopenClosureSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(closureShape), ...scheduleRefusals },
}

/** An order with closed visits: what was offered, and what became of it. */
export const closureCaseShape = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.int(),
  /** Null for those who may not read customers. */
  customer: z.object({ id: z.string(), name: z.string(), phone: z.string().nullable() }).nullable(),
  appointment_at: z.string(),
  state: z.enum(caseStates),
  answer_until: z.string().nullable(),
  offers: z.array(z.object({ id: z.string(), centre: name, starts_at: z.string(), distance_km: z.int() })),
  decided_at: z.string().nullable(),
  decided_by: z.enum(['customer', 'operator', 'system']).nullable(),
  moved_to: z.object({ centre: name, starts_at: z.string() }).nullable(),
  refund_baisa: z.int(),
})

export type RestClosureCase = z.infer<typeof closureCaseShape>

export const listCasesSchema = {
  tags,
  params,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(caseSorts).default('visit'),
    state: z.enum(caseStates).optional(),
  }),
  response: { 200: keysetAnswer(closureCaseShape), ...consoleRefusals },
}

export const exportCasesSchema = {
  tags,
  params,
  querystring: listCasesSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

const decided = {
  200: commandAnswer(z.object({ id: z.string(), state: z.enum(caseStates), refund_baisa: z.int() })),
  ...consoleRefusals,
}

export const acceptCaseSchema = { tags, params, body: commandBody({ offer_id: id }), response: decided }

export const refundCaseSchema = { tags, params, body: commandBody({}), response: decided }
