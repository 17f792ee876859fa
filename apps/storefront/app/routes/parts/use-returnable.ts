import { useEffect, useState } from 'react'
import { listReturnable } from '~/features/returns/return-calls.ts'

/** The ids of the customer's lines that may come back now. */
export function useReturnable(): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const abort = new AbortController()
    listReturnable(0, abort.signal).then(
      ({ items }) => setIds(new Set(items.map(({ id }) => id))),
      // An order is shown without the way to return it, rather than with an error about something nobody asked for.
      () => undefined,
    )
    return () => abort.abort()
  }, [])

  return ids
}
