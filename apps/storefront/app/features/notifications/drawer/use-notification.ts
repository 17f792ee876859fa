import { ApiError } from '@warsha/contract/client/transport.ts'
import {
  notificationListStore,
  removeNotification,
  type ShopNotification,
  useNotificationList,
} from '~/session/groups/notification-list.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLoad } from '~/session/use-load.ts'
import { readNotification } from '../notification-calls.ts'
import { seeNotification } from '../see-notification.ts'

export type OpenedNotification = {
  notification: ShopNotification | null
  hasFailed: boolean
  retry: () => void
}

/**
 * The notification that is open: from the list at once, if it is there, and from the shop. One that does not exist
 * is closed by `onMissing`; any other failure is shown as a message.
 */
export function useNotification(id: string | null, onMissing: () => void): OpenedNotification {
  const listed = useNotificationList(({ notifications }) => notifications?.find((each) => each.id === id))
  const isSignedIn = useIsSignedIn()
  const { value, hasFailed, reload } = useLoad<ShopNotification | null>(
    id === null || isSignedIn === null ? null : ['notification', id, isSignedIn],
    async (signal) => {
      const notification = id === null ? null : await readOrRemove(id, signal)
      if (signal.aborted) return notification
      if (!notification) onMissing()
      else if (!notification.seen && !isSeenHere(notification.id)) seeNotification(notification.id)
      return notification
    },
    { isCached: false },
  )
  return { notification: value ?? listed ?? null, hasFailed, retry: reload }
}

/** Null for one that does not exist any more. */
async function readOrRemove(id: string, signal: AbortSignal): Promise<ShopNotification | null> {
  try {
    return await readNotification(id, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    removeNotification(id)
    return null
  }
}

/** A click has noted it already, and a visitor's is noted here only. */
function isSeenHere(id: string): boolean {
  return Boolean(notificationListStore.getState().notifications?.find((each) => each.id === id)?.seen)
}
