import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withoutLanguage } from '~/session/locale-path.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLang } from '~/session/use-lang.ts'
import { whenLoaded } from '~/session/when-loaded.ts'

/**
 * Loads the notifications for the bell and follows new ones, once the page has nothing better to do: neither the code
 * nor a request of it is in the way of a first visit. Used once in the frame. Another customer, language or screen
 * begins anew.
 */
export function NotificationSync() {
  const lang = useLang()
  const isCustomer = useIsSignedIn()
  const isScreen = /^\/notifications\/?$/.test(withoutLanguage(useLocation().pathname))
  // Thousands of visitors would hold a connection each for the few broadcasts that are for them.
  const isFollowing = isCustomer || isScreen

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of notifications are in the page's language
  useEffect(() => {
    if (isCustomer === null) return
    let stop: (() => void) | undefined
    let isOver = false
    const cancel = whenLoaded(async () => {
      // Offline, or without the code, the bell stays dark.
      const live = await import('./subscribe-notifications.ts').catch(() => null)
      if (!isOver) stop = live?.subscribeNotifications({ isFollowing })
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [isCustomer, lang, isFollowing])

  const wasCustomer = useRef(false)
  useEffect(() => {
    if (wasCustomer.current && isCustomer === false) endPush()
    wasCustomer.current = isCustomer === true
  }, [isCustomer])

  return null
}

/** After a sign-out, in whichever tab, this device gets nothing more of the customer's. */
function endPush(): void {
  if (!('serviceWorker' in navigator)) return
  void import('../push/push-subscription.ts').then(({ forgetPush }) => forgetPush()).catch(() => undefined)
}
