import { ApiError } from '@warsha/contract/client/transport.ts'
import { useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { readMyOrder, type ShownOrder } from './order-calls.ts'

/** One order of the customer's own. */
export function useMyOrder(id: string) {
  const [order, setOrder] = useState<ShownOrder | null>(null)
  const [isLoading, setLoading] = useState(true)

  useEffect(() => {
    const abort = new AbortController()
    setLoading(true)
    readMyOrder(id, abort.signal).then(
      (found) => {
        setOrder(found)
        setLoading(false)
      },
      (error: unknown) => {
        if (isAbort(error)) return
        // An id that is none is an order that does not exist.
        if (!(error instanceof ApiError) || error.status >= 500) showErrors(error)
        setLoading(false)
      },
    )
    return () => abort.abort()
  }, [id])

  return { order, isLoading }
}
