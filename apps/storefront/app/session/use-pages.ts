import { useEffect, useRef, useState } from 'react'
import { isAbort } from './exchange.ts'
import { showErrors } from './show-errors.ts'

export type PageOf<Item> = { items: readonly Item[]; hasMore: boolean }

/**
 * A list of the customer's, page after page; null while the first one is on its way. Another key is another
 * list. What is asked for is how many are there already.
 */
export function usePages<Item>(
  key: string,
  list: (offset: number, signal: AbortSignal) => Promise<PageOf<Item>>,
) {
  const [page, setPage] = useState<PageOf<Item> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const running = useRef<AbortController | null>(null)

  async function load(before: PageOf<Item> | null) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setLoading(true)
    setFailed(false)
    try {
      const next = await list(before?.items.length ?? 0, own.signal)
      setPage({ ...next, items: [...(before?.items ?? []), ...next.items] })
    } catch (error) {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    }
    if (running.current === own) setLoading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
  useEffect(() => {
    void load(null)
    return () => running.current?.abort()
  }, [key])

  return { page, hasFailed, isLoading, loadMore: () => void load(page) }
}
