import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type FriendsPage, listFriends } from './referral-calls.ts'

/** The friends, page after page; null while the first one is on its way. */
export function useFriends() {
  const [page, setPage] = useState<FriendsPage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const running = useRef<AbortController | null>(null)

  async function load(before: FriendsPage | null) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setLoading(true)
    setFailed(false)
    try {
      const next = await listFriends(before?.items.length ?? 0, own.signal)
      setPage({ ...next, items: [...(before?.items ?? []), ...next.items] })
    } catch (error) {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    }
    if (running.current === own) setLoading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, then by the shopper
  useEffect(() => {
    void load(null)
    return () => running.current?.abort()
  }, [])

  return { page, hasFailed, isLoading, loadMore: () => void load(page) }
}
