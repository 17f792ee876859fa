/** Where the shopper is going while the next page is being loaded; null when nothing is on its way. */
export function currentDestination(): string | null {
  return destination && !destination.signal?.aborted ? destination.path : null
}

export function noteDestination(url: URL, signal?: AbortSignal): void {
  const path = url.pathname + url.search
  destination = path === location.pathname + location.search ? null : { path, signal }
}

/** The page has come, or the shopper stays. */
export function clearDestination(): void {
  destination = null
}

let destination: { path: string; signal?: AbortSignal } | null = null
