import type { PushedNotification } from '@warsha/contract/notifications/notifications.constants.ts'

export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

/** Sends to a device while no page is open. `gone`: the device wants no more. Throws when it should be tried again. */
export type PushService = {
  send(subscription: PushSubscription, notification: PushedNotification): Promise<'sent' | 'gone'>
}
