import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 47.99rem)'
const tight = '(min-width: 48rem) and (max-width: 79.99rem)'

/** Whether a table would not fit: rows are cards then. */
export function useIsNarrow(): boolean {
  return useMatches(narrow)
}

/** Whether a table fits with its most important columns alone. */
export function useIsTight(): boolean {
  return useMatches(tight)
}

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
