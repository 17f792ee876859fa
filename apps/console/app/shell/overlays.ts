import { useSyncExternalStore } from 'react'

/** What opens above any screen by a key. */
export type Overlay = 'palette' | 'keys'

let open: Overlay | undefined
const listeners = new Set<() => void>()

export function openOverlay(overlay: Overlay | undefined): void {
  open = overlay
  for (const tell of listeners) tell()
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => open,
    () => undefined,
  )
}
