import { listReturnable } from '~/features/returns/return-calls.ts'
import { useLoad } from '~/session/use-load.ts'

/** The ids of the customer's lines that may come back now, and since when that is known; null before. */
export type Returnable = { ids: ReadonlySet<string>; asOf: Date | null }

export function useReturnable(): Returnable {
  const { value } = useLoad(['returnable-ids'], readReturnableIds, {
    isCached: false,
    // An order is shown without the way to return it, rather than with an error about something nobody asked for.
    onFailure: () => undefined,
  })
  return value ?? unknown
}

const unknown: Returnable = { ids: new Set(), asOf: null }

async function readReturnableIds(signal: AbortSignal): Promise<Returnable> {
  const { items } = await listReturnable(null, signal)
  return { ids: new Set(items.map(({ id }) => id)), asOf: new Date() }
}
