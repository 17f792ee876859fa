import { useCallback, useEffect, useState } from 'react'
import { useNotificationList } from '~/session/groups/notification-list.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLang } from '~/session/use-lang.ts'
import { loadMoreNotifications, loadNotifications } from './load-notifications.ts'

/** The list for its screen; null while it is on its way. It changes by itself when new ones come. */
export function useNotifications() {
  const { notifications, hasMore } = useNotificationList((list) => list)
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const isSignedIn = useIsSignedIn()
  const lang = useLang()

  const run = useCallback(async (load: () => Promise<void>) => {
    setLoading(true)
    setFailed(false)
    await load().catch(() => setFailed(true))
    setLoading(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are in the page's language
  useEffect(() => {
    if (isSignedIn !== null) void run(() => loadNotifications())
  }, [isSignedIn, lang, run])

  return {
    notifications,
    hasMore,
    isLoading,
    hasFailed,
    loadMore: () => void run(loadMoreNotifications),
    reload: () => void run(() => loadNotifications()),
  }
}
