import { useEffect, useRef } from 'react'
import { isLeaving } from '~/session/destination.ts'

/**
 * Begins once for each key, null being none. The router may show one address after the other in the same page. What takes
 * a while asks `isCurrent` before it leads on: nobody is taken away from where they have gone meanwhile.
 */
export function useOnceFor(key: string | null, begin: (isCurrent: () => boolean) => void): void {
  const begun = useRef<string | null>(null)
  const isHere = useRef(false)
  const latest = useRef(begin)
  latest.current = begin

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  useEffect(() => {
    if (key === null || begun.current === key) return
    begun.current = key
    const { href } = location
    // The address changes before React takes the page away, and the next page may still be on its way.
    latest.current(() => isHere.current && begun.current === key && location.href === href && !isLeaving())
  }, [key])
}
