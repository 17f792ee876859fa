import { useSyncExternalStore } from 'react'

/** A constant that only the browser knows; false in the server's page. */
export function useInBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(watchNothing, read, () => false)
}

const watchNothing = () => () => undefined
