import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * The server's page carries the first few of a long list, and the browser takes it over no longer than that. The others
 * follow when it is idle. A list that is first shown in the browser is whole from the start.
 */
export function useFirstFew<Item>(items: readonly Item[], few: number): readonly Item[] {
  const [isWhole, setWhole] = useState(useIsBrowser())

  useEffect(() => {
    if (isWhole) return
    return whenIdle(() => startTransition(() => setWhole(true)))
  }, [isWhole])

  return isWhole ? items : items.slice(0, few)
}

/** False on the server and while its page is being taken over. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 1_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
