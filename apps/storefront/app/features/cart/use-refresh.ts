import { useEffect, useRef, useState } from 'react'
import { goToOverloadPage } from '~/session/overload.ts'
import { isOverload } from '~/session/page-trouble.ts'
import { refreshCart } from './refresh-cart.ts'

/** A cart may have been filled weeks ago: it is brought up to date when it is opened. */
export function useRefresh() {
  const [isRefreshing, setRefreshing] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController | null>(null)

  async function refresh(): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRefreshing(true)
    const failures = await refreshCart(own.signal)
    if (own.signal.aborted) return
    setRefreshing(false)
    setFailed(failures.length > 0)
    if (failures.some(isOverload)) goToOverloadPage()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cart is opened
  useEffect(() => {
    refresh()
    return () => running.current?.abort()
  }, [])

  return { isRefreshing, hasFailed, refresh }
}
