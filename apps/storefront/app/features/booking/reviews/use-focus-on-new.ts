import { useEffect, useRef } from 'react'

/** Goes to the first of those that were added to a list: the button that asked for them may be gone. */
export function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)

  useEffect(() => {
    const first = list.current?.children[before.current]
    if (before.current > 0 && first instanceof HTMLElement) first.focus()
    before.current = count
  }, [count])

  return list
}
