import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { isServerPage, whenIdle } from '~/session/server-page.ts'

/**
 * A long list begins with its first few, in the server's page as in the browser; the others follow when the browser is
 * idle, or when `anchor` comes into view. A list that the shopper comes back to is whole from the start, so that it is
 * found at the scroll position where it was left.
 */
export function useFirstFew<Item>(
  items: readonly Item[],
  few: number,
  anchor?: RefObject<Element | null>,
): { shown: readonly Item[]; isWhole: boolean } {
  const [isWhole, setWhole] = useState(useIsReturn())

  useEffect(() => {
    if (isWhole) return
    const complete = () => startTransition(() => setWhole(true))
    return anchor?.current ? whenSeen(anchor.current, complete) : whenIdle(complete)
  }, [isWhole, anchor])

  return { shown: isWhole ? items : items.slice(0, few), isWhole }
}

/** Whether the shopper has come back to this page, and not for the first time to a page of the server's. */
export function useIsReturn(): boolean {
  return useNavigationType() === 'POP' && !isServerPage()
}

function whenSeen(element: Element, work: () => void): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) work()
  })
  watch.observe(element)
  return () => watch.disconnect()
}
