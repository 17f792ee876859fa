import { useSyncExternalStore } from 'react'

/**
 * False on the server and until React has taken the page over, when the stored cart is read: an empty cart is known to
 * be empty only after that.
 */
export function useIsCartRead(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
