import { markNotificationSeen } from '~/session/groups/notification-list.ts'
import { tellOtherTabs } from './live/other-tabs.ts'
import { isCustomer } from './load-notifications.ts'
import { sendSeen } from './notification-calls.ts'
import { rememberSeenInTab } from './seen-in-tab.ts'

/** It counts as seen at once, in all tabs; a customer's shop account remembers it, a visitor's browser does. */
export function seeNotification(id: string): void {
  noteSeen(id)
  tellOtherTabs({ kind: 'seen', id })
  // Without an answer it is unread again at the next visit, which is no harm.
  if (isCustomer()) sendSeen(id).catch(() => undefined)
}

/** The same without telling anybody: for what another tab has told. */
export function noteSeen(id: string): void {
  markNotificationSeen(id)
  rememberSeenInTab(id)
}
