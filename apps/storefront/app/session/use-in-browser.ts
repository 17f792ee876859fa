import { useSyncExternalStore } from 'react'

/** What only the browser knows and what does not change; false in the server's page. */
export function useInBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(watchNothing, read, () => false)
}

const watchNothing = () => () => undefined
