import { useEffect, useRef } from 'react'
import { type LiveEvent, subscribeLive } from './subscribe-live.ts'

type LiveHandlers = { onEvent: (event: LiveEvent) => void; onResync: () => void }

/** Follows these audiences while the screen is open; none are none. */
export function useLive(audiences: readonly string[], handlers: LiveHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  const joined = audiences.toSorted().join()

  useEffect(() => {
    if (!joined) return
    return subscribeLive({
      audiences: joined.split(','),
      onEvent: (event) => latest.current.onEvent(event),
      onResync: () => latest.current.onResync(),
    })
  }, [joined])
}
