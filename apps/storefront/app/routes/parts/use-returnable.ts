import { useEffect, useState } from 'react'
import { listReturnable } from '~/features/returns/return-calls.ts'

/** The ids of the customer's lines that may come back now, and since when that is known; null before. */
export type Returnable = { ids: ReadonlySet<string>; asOf: Date | null }

export function useReturnable(): Returnable {
  const [returnable, setReturnable] = useState<Returnable>({ ids: new Set(), asOf: null })

  useEffect(() => {
    const abort = new AbortController()
    listReturnable(0, abort.signal).then(
      ({ items }) => setReturnable({ ids: new Set(items.map(({ id }) => id)), asOf: new Date() }),
      // An order is shown without the way to return it, rather than with an error about something nobody asked for.
      () => undefined,
    )
    return () => abort.abort()
  }, [])

  return returnable
}
