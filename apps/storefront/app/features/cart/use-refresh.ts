import { useEffect, useState } from 'react'
import { goToOverloadPage } from '~/session/overload.ts'
import { isOverload } from '~/session/page-trouble.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { refreshCart } from './refresh-cart.ts'

/** A cart may have been filled weeks ago: it is brought up to date when it is opened. */
export function useRefresh() {
  const [failures, setFailures] = useState<readonly unknown[] | null>(null)
  const { run, isPending } = useLatestCall()

  async function refresh(): Promise<void> {
    const met = await run(refreshCart)
    if (met === null) return
    setFailures(met)
    if (met.some(isOverload)) goToOverloadPage()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the cart is opened
  useEffect(() => {
    void refresh()
    // Changes made meanwhile are in the cart; whether they can be had is asked now.
    const again = () => void refresh()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  const hasFailed = failures !== null && failures.length > 0
  return { isRefreshing: isPending || failures === null, hasFailed, refresh }
}
