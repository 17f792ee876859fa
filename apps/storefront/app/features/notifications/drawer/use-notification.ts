import { ApiError } from '@warsha/contract/client/transport.ts'
import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import {
  notificationListStore,
  removeNotification,
  type ShopNotification,
  useNotificationList,
} from '~/session/groups/notification-list.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { useLang } from '~/session/use-lang.ts'
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
  const [read, setRead] = useState<ShopNotification | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const isSignedIn = useIsSignedIn()
  const lang = useLang()
  const missing = useRef(onMissing)
  missing.current = onMissing

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn and another language are read anew
  useEffect(() => {
    if (id === null || isSignedIn === null) return
    const abort = new AbortController()
    setFailed(false)
    readNotification(id, abort.signal).then(
      (notification) => {
        setRead(notification)
        if (!notification.seen && !isSeenHere(id)) seeNotification(id)
      },
      (error: unknown) => {
        if (isAbort(error)) return
        if (error instanceof ApiError && error.status === 404) {
          removeNotification(id)
          missing.current()
          return
        }
        setFailed(true)
        showErrors(error)
      },
    )
    return () => abort.abort()
  }, [id, isSignedIn, lang, turn])

  const own = read?.id === id ? read : null
  return {
    notification: own ?? listed ?? null,
    hasFailed,
    retry: () => setTurn((before) => before + 1),
  }
}

/** A click has noted it already, and a visitor's is noted here only. */
function isSeenHere(id: string): boolean {
  return Boolean(notificationListStore.getState().notifications?.find((each) => each.id === id)?.seen)
}
