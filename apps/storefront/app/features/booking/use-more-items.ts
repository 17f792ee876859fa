import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import type { Page } from './load-centres.ts'

export type MoreItems<Item> = {
  items: readonly Item[]
  hasMore: boolean
  isLoading: boolean
  loadMore: () => void
}

/** The pages of a list one after the other. Another first page is another list. */
export function useMoreItems<Item>(
  firstPage: Page<Item>,
  load: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
): MoreItems<Item> {
  const [list, setList] = useState({ firstPage, ...firstPage })
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController | null>(null)
  const current = list.firstPage === firstPage ? list : { firstPage, ...firstPage }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page is another list
  useEffect(() => {
    setLoading(false)
    return () => running.current?.abort()
  }, [firstPage])

  async function loadMore() {
    if (!current.next || running.current?.signal.aborted === false) return
    const own = new AbortController()
    running.current = own
    setLoading(true)
    try {
      const page = await load(current.next, own.signal)
      setList({ ...page, items: [...current.items, ...page.items], firstPage })
    } catch (error) {
      if (!isAbort(error)) showErrors(error)
    } finally {
      if (!own.signal.aborted) setLoading(false)
      own.abort()
    }
  }

  return {
    items: current.items,
    hasMore: current.next !== null,
    isLoading,
    loadMore: () => void loadMore(),
  }
}
