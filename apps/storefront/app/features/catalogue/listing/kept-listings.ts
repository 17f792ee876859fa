import type { ListingResults } from './load-listing.ts'

/** Who comes back to a listing within this time finds it as it was left: every page of it, at the same place. */
const keptMs = 3 * 60_000
const mostListings = 5

/** Called when results are shown and whenever another page is added to them; in the browser only. */
export function keepListing(results: ListingResults): void {
  if (!results.page || results.attributesProblem) return
  kept.delete(results.key)
  kept.set(results.key, { results, until: Date.now() + keptMs })
  for (const oldest of kept.keys()) {
    if (kept.size <= mostListings) break
    kept.delete(oldest)
  }
}

export function keptListing(key: string): ListingResults | null {
  const found = kept.get(key)
  return found && found.until > Date.now() ? found.results : null
}

const kept = new Map<string, { results: ListingResults; until: number }>()
