import { defineCall } from '../client/rest-call.ts'
import type {
  authorizePushSchema,
  listNotificationsSchema,
  readNotificationSchema,
  readPushKeySchema,
  registerDeviceSchema,
  seeNotificationSchema,
} from './notifications.rest.ts'

const own = ['customer', 'driver'] as const

/** Newest first: a customer's own, those for the city and the public ones; a visitor gets the public ones. */
export const listNotificationsCall = defineCall<typeof listNotificationsSchema>({
  method: 'GET',
  path: '/notification/notif/',
  access: 'public',
})

export const readNotificationCall = defineCall<typeof readNotificationSchema>({
  method: 'GET',
  path: '/notification/notif/:id/',
  access: 'public',
  object: 'notification',
})

/** Marks one seen and answers it. */
export const seeNotificationCall = defineCall<typeof seeNotificationSchema>({
  method: 'POST',
  path: '/notification/notif/',
  access: own,
  object: { notification_id: 'notification' },
})

/** Registers the device of this sign-in, until it ends. */
export const registerDeviceCall = defineCall<typeof registerDeviceSchema>({
  method: 'POST',
  path: '/notification/firebase/',
  access: own,
})

export const readPushKeyCall = defineCall<typeof readPushKeySchema>({
  method: 'GET',
  path: '/notification/firebase/',
  access: 'public',
})

/** Proves to a push service who the caller is. */
export const authorizePushCall = defineCall<typeof authorizePushSchema>({
  method: 'GET',
  path: '/notification/beams/',
  access: own,
  object: { beam_id: 'push-user', user_id: 'push-user' },
})
