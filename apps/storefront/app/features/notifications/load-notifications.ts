import { pageSizes, serverPageCap } from '@warsha/contract/constants.ts'
import { loginStore } from '~/session/groups/login.ts'
import {
  addNotification,
  notificationListStore,
  removeNotification,
  type ShopNotification,
  setNotifications,
} from '~/session/groups/notification-list.ts'
import { currentLang } from '~/session/language.ts'
import { isExpired } from './expiry.ts'
import { listNotifications, readNotification } from './notification-calls.ts'
import { seenInTab } from './seen-in-tab.ts'

/**
 * Reads the list anew, as long as it is; an answer that is older than the one shown is dropped. Signing in or out
 * meanwhile makes it another list, so the answer is then dropped, too.
 */
export async function loadNotifications(limit = listLength()): Promise<void> {
  turn += 1
  const own = turn
  const list = currentList()
  const { notifications, unread, hasMore } = await listNotifications(limit)
  if (own < shownTurn || list !== currentList()) return
  shownTurn = own
  loaded = { list, at: Date.now() }
  show(notifications, { unread, hasMore: hasMore && limit < serverPageCap })
}

/** For those who only want it to be there: not again right after somebody else has read it. */
export async function loadOnce(): Promise<void> {
  if (loaded.list === currentList() && Date.now() - loaded.at < onceMs) return
  await loadNotifications()
}

/** Ten more than there are now. */
export function loadMoreNotifications(): Promise<void> {
  return loadNotifications(Math.min(serverPageCap, listLength() + pageSizes.notifications))
}

/** Puts one that has just come to the front. One that is there already stays as it is, seen or not. */
export async function takeNotification(id: string): Promise<void> {
  if (!notificationListStore.getState().notifications) return loadOnce()
  if (find(id)) return
  const [notification] = withSeen([await readNotification(id)])
  if (notification && !find(id) && !isExpired(notification, Date.now())) addNotification(notification)
}

export function dropExpired(nowMs: number): void {
  for (const each of notificationListStore.getState().notifications ?? []) {
    if (isExpired(each, nowMs)) removeNotification(each.id)
  }
}

export function isCustomer(): boolean {
  return loginStore.getState().is_login
}

const onceMs = 5_000
let turn = 0
let shownTurn = 0
let loaded = { list: '', at: 0 }

/** Key of a list: its customer and language. */
function currentList(): string {
  return `${loginStore.getState().user_id} ${currentLang()}`
}

function show(
  notifications: readonly ShopNotification[],
  { unread, hasMore }: { unread: number; hasMore: boolean },
): void {
  const current = notifications.filter((each) => !isExpired(each, Date.now()))
  const unseen = current.filter(({ seen }) => !seen).length
  // The shop does not know which ones a visitor has seen, so its count says nothing.
  const olderUnseen = hasMore && isCustomer() ? Math.max(0, unread - unseen) : 0
  setNotifications(withSeen(current), { olderUnseen, hasMore })
}

/** In whole pages, so that one which was removed does not make the next reading shorter. */
function listLength(): number {
  const count = notificationListStore.getState().notifications?.length ?? 0
  const pages = Math.max(1, Math.ceil(count / pageSizes.notifications))
  return Math.min(serverPageCap, pages * pageSizes.notifications)
}

function find(id: string) {
  return notificationListStore.getState().notifications?.find((each) => each.id === id)
}

function withSeen(notifications: readonly ShopNotification[]): ShopNotification[] {
  const isSeen = seenInTab()
  return notifications.map((each) => (isSeen(each.id) ? { ...each, seen: true } : each))
}
