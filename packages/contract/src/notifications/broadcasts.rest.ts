import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { notificationLimits } from './notifications.constants.ts'

const bothLanguages = (most: number) =>
  z.object({ en: z.string().trim().min(1).max(most), ar: z.string().trim().min(1).max(most) })

const yearSeconds = 366 * 24 * 60 * 60

const broadcastShape = z.object({
  id: z.string(),
  audience: z.enum(['all', 'city', 'customer']),
  city_id: z.int().nullable(),
  send_time: z.iso.datetime(),
  expires_in: z.int().nullable(),
  subject: z.object({ en: z.string(), ar: z.string() }),
  message: z.object({ en: z.string(), ar: z.string() }),
  link: z.string().nullable(),
  image: z.string().nullable(),
  /** How many customers have seen it; visitors are not counted. */
  seen_count: z.int(),
})
export type RestBroadcast = z.infer<typeof broadcastShape>

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
}

export const broadcastSchema = {
  tags: ['notifications'],
  body: z.object({
    /** Names the broadcast in a repeated request: it is sent once. */
    key: z.uuid(),
    audience: z.enum(['all', 'city', 'customer']),
    city_id: idShape.nullish(),
    customer_id: z.string().min(1).max(128).nullish(),
    subject: bothLanguages(notificationLimits.subject),
    /** HTML; what is not a text tag is taken out. */
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
  }),
  response: { 200: itemAnswer(broadcastShape), 201: itemAnswer(broadcastShape), ...refusals },
}

export const listBroadcastsSchema = {
  tags: ['notifications'],
  querystring: z.object(pageQuery(20)),
  response: { 200: listAnswer(broadcastShape), ...refusals },
}
