import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { failureAnswer, idShape, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { notificationTypes } from './notifications.constants.ts'

/** The order that a notification is about, as it was when the notification was sent. */
const orderMetadataShape = z.object({
  product_name: z.string(),
  quantity: z.int(),
  /** `YYYY-MM-DD` in Muscat; null where nothing was booked. */
  delivery_date: z.string().nullable(),
  service_center: z
    .object({
      name: z.string(),
      default_location_address: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .nullable(),
  saleor_order_id: z.string(),
  created_at: z.iso.datetime(),
  status: z.string(),
  payment_status: z.string(),
})

/** In the language of Accept-Language. */
export const notificationShape = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  send_time: z.iso.datetime(),
  subject: z.string(),
  /** HTML of a few text tags. */
  message: z.string(),
  /** Seconds from `send_time`; null for one that stays. */
  expires_in: z.int().nullable(),
  /** False for visitors, who note it themselves. */
  seen: z.boolean(),
  image: z.string().nullable(),
  /** A path of the shop without its language, or a whole address. */
  link: z.string().nullable(),
  /** Of an order's notification. */
  metadata: orderMetadataShape.optional(),
})

export type RestNotification = z.infer<typeof notificationShape>
export type NotifiedOrder = z.infer<typeof orderMetadataShape>

const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 404: failureAnswer }

export const listNotificationsSchema = {
  tags: ['notifications'],
  querystring: z.object(pageQuery(pageSizes.notifications)),
  /** `unread` counts all that were not seen, listed or not. */
  response: { 200: listAnswer(notificationShape).extend({ unread: z.int() }), ...refusals },
}

export const readNotificationSchema = {
  tags: ['notifications'],
  params: z.object({ id: z.string().min(1).max(128) }),
  response: { 200: itemAnswer(notificationShape), ...refusals },
}

export const seeNotificationSchema = {
  tags: ['notifications'],
  body: z.object({ notification_id: z.string().min(1).max(128) }),
  response: { 200: itemAnswer(notificationShape), ...refusals },
}

/** As `PushSubscription.toJSON()` of a browser writes it. */
const subscriptionShape = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
})

export type RestPushSubscription = z.infer<typeof subscriptionShape>

export const registerDeviceSchema = {
  tags: ['notifications'],
  body: z.object({
    /** Names the device; a browser gives the endpoint of its subscription. */
    device_token: z.string().regex(/^[\x21-\x7e]{1,1000}$/),
    operating_system: z.string().max(60).default(''),
    user_agent: z.string().max(400).default(''),
    /** Where notifications for a city are wanted. */
    city_id: idShape.nullish(),
    /** With it the device gets web push. */
    subscription: subscriptionShape.nullish(),
  }),
  response: {
    200: itemAnswer(
      z.object({
        operating_system: z.string(),
        user_agent: z.string(),
        city_id: z.int().nullable(),
        has_web_push: z.boolean(),
      }),
    ),
    ...refusals,
  },
}

export const readPushKeySchema = {
  tags: ['notifications'],
  /** Key a browser subscribes with (`applicationServerKey`); null where the shop sends no web push. */
  response: { 200: itemAnswer(z.object({ public_key: z.string().nullable() })) },
}

export const authorizePushSchema = {
  tags: ['notifications'],
  /** The account's technical e-mail address, by either name. */
  querystring: z.object({
    beam_id: z.string().min(1).max(320).optional(),
    user_id: z.string().min(1).max(320).optional(),
  }),
  /** Not inside `data`: clients of this path expect it so. */
  response: { 200: z.object({ token: z.string() }), ...refusals },
}
