import { useNotificationList } from '~/session/groups/notification-list.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLoad } from '~/session/use-load.ts'
import { loadMoreNotifications, loadNotifications } from './load-notifications.ts'

/** The list for its screen; null while it is on its way. It changes by itself when new ones come. */
export function useNotifications() {
  const { notifications, hasMore } = useNotificationList((list) => list)
  const isSignedIn = useIsSignedIn()
  // The list itself is the bell's, too.
  const { isLoading, hasFailed, reload, extend } = useLoad(
    isSignedIn === null ? null : ['notifications', isSignedIn],
    () => loadNotifications().then(() => true),
    { isCached: false, onFailure: () => undefined },
  )
  return {
    notifications,
    hasMore,
    isLoading: isLoading || isSignedIn === null,
    hasFailed,
    loadMore: () => extend(() => loadMoreNotifications().then(() => true)),
    reload,
  }
}
