import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 47.99rem)'

/** Whether a table would not fit: rows are cards then. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function subscribe(tell: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
