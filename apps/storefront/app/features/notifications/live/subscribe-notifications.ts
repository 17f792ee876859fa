import { liveNotificationType } from '@warsha/contract/notifications/notifications.constants.ts'
import { subscribeLive } from '~/live/subscribe-live.ts'
import { loginStore } from '~/session/groups/login.ts'
import { notificationListStore } from '~/session/groups/notification-list.ts'
import { nextExpiry } from '../expiry.ts'
import { dropExpired, loadNotifications, loadOnce, takeNotification } from '../load-notifications.ts'
import { noteSeen } from '../see-notification.ts'
import { hearOtherTabs } from './other-tabs.ts'
import { hearPushed } from './push-messages.ts'

/** A broadcast reaches thousands of pages at once; they do not ask for it all in the same moment. */
const spreadMs = 800
/** A stream that is not open by then may never be. */
const withoutStreamMs = 2_000
/** A timer cannot be set for longer. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Loads the list and keeps it up to date until the returned function is called: from the shop's stream of events, from
 * the service worker and from the other tabs. A tab that nobody looks at has no stream, as a browser can have only a
 * few; it reads the list again when it is looked at.
 */
export function subscribeNotifications({ isFollowing }: { isFollowing: boolean }): () => void {
  const timers = new Set<number>()
  const take = (id: string, waitMs = 0) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      takeNotification(id).catch(ignore)
    }, waitMs)
    timers.add(timer)
  }
  const stopFollowing = whileVisible(() => follow(isFollowing, (id) => take(id, Math.random() * spreadMs)))
  const ends = [
    stopFollowing,
    hearPushed(take),
    hearOtherTabs(({ id }) => noteSeen(id)),
    dropWhenExpired(),
    () => timers.forEach((timer) => void clearTimeout(timer)),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The list is read once the stream is open, so that nothing falls between the two; or soon without a stream. */
function follow(isFollowing: boolean, take: (id: string) => void): () => void {
  if (!isFollowing) {
    loadOnce().catch(ignore)
    return ignore
  }
  const reload = () => {
    clearTimeout(timer)
    loadNotifications().catch(ignore)
  }
  const timer = setTimeout(reload, withoutStreamMs)
  const stop = subscribeLive({
    audiences: ownCity(),
    onOpened: reload,
    onResync: reload,
    onEvent: ({ type, data }) => {
      const { id } = (data ?? {}) as { id?: unknown }
      if (type === liveNotificationType && typeof id === 'string') take(id)
    },
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** News for a city is sent to its customers only. */
function ownCity(): string[] {
  const { is_login, state_id } = loginStore.getState()
  return is_login && state_id !== null ? [`city:${state_id}`] : []
}

/** Runs `start` while the tab is looked at, and its end when it is not. */
function whileVisible(start: () => () => void): () => void {
  let end: (() => void) | undefined
  const update = () => {
    const isVisible = document.visibilityState === 'visible'
    if (isVisible && !end) end = start()
    if (!isVisible) {
      end?.()
      end = undefined
    }
  }
  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    document.removeEventListener('visibilitychange', update)
    end?.()
  }
}

/** Also where no countdown is shown, the bell goes out with the last that has ended. */
function dropWhenExpired(): () => void {
  let timer: number | undefined
  const plan = () => {
    clearTimeout(timer)
    const end = nextExpiry(notificationListStore.getState().notifications ?? [])
    if (end === null) return
    const waitMs = Math.min(maxTimerMs, Math.max(0, end - Date.now()))
    timer = window.setTimeout(() => {
      dropExpired(Date.now())
      plan()
    }, waitMs)
  }
  plan()
  const unsubscribe = notificationListStore.subscribe(plan)
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}

function ignore(): void {}
