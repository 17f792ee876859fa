import { useCallback, useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type ListedOrder, listMyOrders } from './order-calls.ts'

/** The customer's orders page by page, read anew with every visit. */
export function useMyOrders() {
  const [orders, setOrders] = useState<readonly ListedOrder[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(null)

  const load = useCallback(async (after: string | null) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setLoading(true)
    setFailed(false)
    try {
      const page = await listMyOrders(after, abort.signal)
      setOrders((before) => (after === null ? page.orders : [...before, ...page.orders]))
      setNext(page.next)
      setLoading(false)
    } catch (error) {
      if (isAbort(error)) return
      showErrors(error)
      setFailed(true)
      setLoading(false)
    }
  }, [])

  useEffect(() => {
    void load(null)
    return () => running.current?.abort()
  }, [load])

  return { orders, next, isLoading, hasFailed, loadMore: () => void load(next) }
}
