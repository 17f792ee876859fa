import { type ComponentType, useRef, useState } from 'react'

/**
 * For a part of the page whose code is fetched when it is wanted, and without which the page is complete: null until
 * it has come. A fetch that fails says nothing and is tried again the next time it is wanted.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null)
  const isRunning = useRef(false)

  function want(): void {
    if (part || isRunning.current) return
    isRunning.current = true
    load()
      .then(
        (Part) => setPart({ Part }),
        () => undefined,
      )
      .finally(() => {
        isRunning.current = false
      })
  }

  return { Part: part?.Part ?? null, want }
}
