import { z } from 'zod'
import { notificationLimits } from '../../notifications/notifications.constants.ts'
import { idShape } from '../../shop/rest-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { broadcastSorts } from './broadcasts.constants.ts'

const bothLanguages = (max: number) =>
  z.object({ en: z.string().trim().min(1).max(max), ar: z.string().trim().min(1).max(max) })

const yearSeconds = 366 * 24 * 60 * 60

const tags = ['notifications']
const audience = z.enum(['all', 'city', 'customer'])
const state = z.enum(['waiting', 'sent', 'cancelled'])

const broadcastShape = z.object({
  id: z.string(),
  audience,
  city_id: z.int().nullable(),
  state,
  send_time: z.iso.datetime(),
  /** Seconds from the sending on. */
  expires_in: z.int().nullable(),
  subject: z.object({ en: z.string(), ar: z.string() }),
  message: z.object({ en: z.string(), ar: z.string() }),
  link: z.string().nullable(),
  image: z.string().nullable(),
  /** How many customers it was for when it was written; visitors are not counted. */
  head_count: z.int(),
  /** How many customers have seen it. */
  seen_count: z.int(),
})
export type RestBroadcast = z.infer<typeof broadcastShape>

/** What a customer is told. */
export const notifyCustomerWords = {
  subject: bothLanguages(notificationLimits.subject),
  /** HTML; tags other than those of text are taken out. */
  message: bothLanguages(notificationLimits.message),
  /** A path of the shop without its language, or an address that begins with https://. */
  link: z
    .string()
    .max(notificationLimits.link)
    .regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/)
    .nullish(),
  image: z
    .string()
    .max(notificationLimits.link)
    .regex(/^\/media\/[\w./-]+$/)
    .nullish(),
  expires_in: z.int().min(60).max(yearSeconds).nullish(),
}

export const broadcastSchema = {
  tags,
  body: commandBody({
    audience,
    city_id: idShape.nullish(),
    customer_id: z.string().min(1).max(128).nullish(),
    ...notifyCustomerWords,
    /** At once when it is left out. */
    send_at: z.iso.datetime({ offset: true }).nullish(),
  }),
  response: { 200: commandAnswer(broadcastShape), ...consoleRefusals },
}

export const notifyCustomerSchema = {
  tags,
  params: z.object({ id: z.string().max(128) }),
  body: commandBody(notifyCustomerWords),
  response: { 200: commandAnswer(broadcastShape), ...consoleRefusals },
}

export const cancelBroadcastSchema = {
  tags,
  params: z.object({ id: z.string().max(128) }),
  body: commandBody({}),
  response: { 200: commandAnswer(broadcastShape), ...consoleRefusals },
}

export const countAudienceSchema = {
  tags,
  querystring: z.object({ audience: z.enum(['all', 'city']), city_id: z.string().min(1).max(64).optional() }),
  response: {
    200: z.object({
      data: z.object({
        customers: z.int(),
        /** Of these customers, those that are sent a push message. */
        devices: z.int(),
      }),
    }),
    ...consoleRefusals,
  },
}

export const listBroadcastsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(broadcastSorts).default('-added'),
    state: state.optional(),
    audience: audience.optional(),
  }),
  response: { 200: keysetAnswer(broadcastShape), ...consoleRefusals },
}

export const exportBroadcastsSchema = {
  tags,
  querystring: listBroadcastsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}
