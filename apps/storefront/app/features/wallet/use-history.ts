import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type History, type HistoryPage, listTransactions } from './wallet-calls.ts'

/** The history, page after page; null while the first one is on its way. Another key is another history. */
export function useHistory(asked: History, key: string) {
  const [page, setPage] = useState<HistoryPage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const running = useRef<AbortController | null>(null)

  async function load(before: HistoryPage | null) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setLoading(true)
    setFailed(false)
    try {
      const next = await listTransactions(asked, before?.items.length ?? 0, own.signal)
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
