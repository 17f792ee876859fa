import { use, useDeferredValue } from 'react'
import type { ListingResults } from './load-listing.ts'

export type ShownResults = {
  results: ListingResults
  /** Newer ones are on their way; until then the old ones stay. */
  isBusy: boolean
}

/** Results that may still be coming. The first ones suspend; later ones wait behind those that are shown. */
export function useResults(newest: ListingResults | Promise<ListingResults>): ShownResults {
  const shown = useDeferredValue(newest)
  const results = shown instanceof Promise ? use(shown) : shown
  return { results, isBusy: shown !== newest }
}
