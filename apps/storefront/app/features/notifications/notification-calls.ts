import {
  listNotificationsCall,
  readNotificationCall,
  seeNotificationCall,
} from '@warsha/contract/notifications/notifications.calls.ts'
import type { ShopNotification } from '~/session/groups/notification-list.ts'
import { browserApi } from '~/session/load-page.ts'

export type NotificationPage = { notifications: ShopNotification[]; unread: number; hasMore: boolean }

export async function listNotifications(limit: number, signal?: AbortSignal): Promise<NotificationPage> {
  const query = { limit }
  const { data, pagination, unread } = await browserApi().call(listNotificationsCall, {
    query,
    signal,
    isBackground: true,
  })
  return { notifications: data, unread, hasMore: pagination.next !== undefined }
}

export async function readNotification(id: string, signal?: AbortSignal): Promise<ShopNotification> {
  const params = { id }
  const { data } = await browserApi().call(readNotificationCall, { params, signal, isBackground: true })
  return data
}

/** For customers only; visitors note it in their browser. Who opens it may follow its link at once. */
export async function sendSeen(id: string): Promise<void> {
  await browserApi().call(seeNotificationCall, {
    body: { notification_id: id },
    isBackground: true,
    outlivesPage: true,
  })
}
