import type { RestNotification } from '@warsha/contract/notifications/notifications.rest.ts'
import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

export type NotificationListState = {
  /** Newest first; null until the list was loaded. */
  notifications: ShopNotification[] | null
  /** Older ones that were not seen and are not in the list yet. */
  olderUnseen: number
  /** There are older ones, seen or not. */
  hasMore: boolean
}

export type ShopNotification = RestNotification

export const notificationListStore = createGroup<NotificationListState>(
  { notifications: null, olderUnseen: 0, hasMore: false },
  { isPrivate: true },
)

export function useNotificationList<Value>(select: (list: NotificationListState) => Value): Value {
  return useStore(notificationListStore, select)
}

export function hasUnseen({ notifications, olderUnseen }: NotificationListState): boolean {
  return olderUnseen > 0 || Boolean(notifications?.some(({ seen }) => !seen))
}

export function setNotifications(
  notifications: ShopNotification[],
  { olderUnseen = 0, hasMore = false }: Partial<Omit<NotificationListState, 'notifications'>> = {},
): void {
  notificationListStore.setState({ notifications, olderUnseen, hasMore })
}

export function addNotification(notification: ShopNotification): void {
  change((list) => [notification, ...list.filter((each) => each.id !== notification.id)])
}

export function markNotificationSeen(id: string): void {
  change((list) => list.map((each) => (each.id === id ? { ...each, seen: true } : each)))
}

export function removeNotification(id: string): void {
  change((list) => list.filter((each) => each.id !== id))
}

function change(next: (list: ShopNotification[]) => ShopNotification[]): void {
  notificationListStore.setState(({ notifications }) => ({ notifications: next(notifications ?? []) }))
}
