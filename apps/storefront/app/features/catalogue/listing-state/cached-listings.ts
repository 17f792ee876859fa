import type { ListingResults } from './listing-results.ts'

/** A shopper who comes back to a listing within this time finds all pages that were loaded, at the same scroll position. */
const cachedMs = 3 * 60_000
const maxListings = 5

/** Called when results are shown and whenever another page is added to them; in the browser only. */
export function cacheListing(results: ListingResults): void {
  if (!results.page || results.attributesProblem) return
  cached.delete(results.key)
  cached.set(results.key, { results, until: Date.now() + cachedMs })
  for (const oldest of cached.keys()) {
    if (cached.size <= maxListings) break
    cached.delete(oldest)
  }
}

export function cachedListing(key: string): ListingResults | null {
  const found = cached.get(key)
  return found && found.until > Date.now() ? found.results : null
}

const cached = new Map<string, { results: ListingResults; until: number }>()
