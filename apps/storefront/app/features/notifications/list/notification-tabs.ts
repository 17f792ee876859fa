import type { ShopNotification } from '~/session/groups/notification-list.ts'

export const notificationTabs = ['all', 'unread', 'read'] as const

export type NotificationTab = (typeof notificationTabs)[number]

/** The tab that an address names; anything unknown is all of them. */
export function readTab(query: URLSearchParams): NotificationTab {
  const asked = query.get('tab')
  return notificationTabs.find((tab) => tab === asked) ?? 'all'
}

/** The query of the screen, with one notification open or none. */
export function screenQuery(tab: NotificationTab, id?: string): string {
  const query = new URLSearchParams({ ...(tab !== 'all' && { tab }), ...(id !== undefined && { id }) })
  return query.size > 0 ? `?${query}` : ''
}

/** Notifications of a tab. The opened one stays where it was until it is closed, although it counts as read by then. */
export function listOfTab(
  notifications: readonly ShopNotification[],
  tab: NotificationTab,
  openedId: string | null = null,
): readonly ShopNotification[] {
  if (tab === 'all') return notifications
  if (tab === 'read') return notifications.filter(({ seen }) => seen)
  return notifications.filter(({ seen, id }) => !seen || id === openedId)
}
