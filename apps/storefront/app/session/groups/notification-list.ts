import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** Newest first; null until the list was loaded. */
export type NotificationListState = { notifications: ShopNotification[] | null }

export type ShopNotification = {
  id: number
  type: string
  send_time: string
  subject: string
  /** HTML. */
  message: string
  expires_in: string | null
  seen: boolean
  image: string | null
  link: string | null
  metadata?: Record<string, unknown>
}

export const notificationListStore = createGroup<NotificationListState>(
  { notifications: null },
  { isPrivate: true },
)

export function useNotificationList<Value>(select: (list: NotificationListState) => Value): Value {
  return useStore(notificationListStore, select)
}

export function setNotifications(notifications: ShopNotification[]): void {
  notificationListStore.setState({ notifications })
}

export function addNotification(notification: ShopNotification): void {
  change((list) => [notification, ...list.filter((each) => each.id !== notification.id)])
}

export function markNotificationSeen(id: number): void {
  change((list) => list.map((each) => (each.id === id ? { ...each, seen: true } : each)))
}

export function removeNotification(id: number): void {
  change((list) => list.filter((each) => each.id !== id))
}

function change(next: (list: ShopNotification[]) => ShopNotification[]): void {
  notificationListStore.setState(({ notifications }) => ({ notifications: next(notifications ?? []) }))
}
