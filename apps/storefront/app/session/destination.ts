/** Where the shopper is going while the next page is being loaded; null when nothing is on its way. */
export function currentDestination(): string | null {
  return destination && !destination.signal?.aborted ? destination.path : null
}

/** Whether another page than the present one is being loaded. */
export function isLeaving(): boolean {
  const path = currentDestination()
  return path !== null && path !== currentPath()
}

export function noteDestination(url: URL, signal?: AbortSignal): void {
  const path = url.pathname + url.search
  destination = path === currentPath() ? null : { path, signal }
}

/** To be told of every page that has come to the screen: with Back the address changes before the page does. */
export function noteShownPage(): void {
  shown = { path: currentPath(), at: historyIndex() }
}

/** Whether what is being loaded is the page on the screen, as after another place was chosen. */
export function isAskedAnew(): boolean {
  return currentDestination() === null && shown?.path === currentPath()
}

/** How many steps of the history lead back to the page on the screen; null when that is not known. */
export function stepsToShownPage(): number | null {
  if (shown === null || shown.at === null) return null
  const now = historyIndex()
  return now === null ? null : shown.at - now
}

/** Back and Forward have changed the address before the page could come. */
export function isBack(): boolean {
  return currentDestination() === null && !isAskedAnew() && Boolean(stepsToShownPage())
}

/** A way to the present entry of the history, from wherever the shopper will be by then. */
export function wayToThisEntry(): () => void {
  const at = historyIndex() ?? 0
  return () => {
    const steps = at - (historyIndex() ?? at)
    // No step at all would load the page anew.
    if (steps !== 0) history.go(steps)
  }
}

function currentPath(): string {
  return location.pathname + location.search
}

/** The router numbers its entries of the history. */
function historyIndex(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}

/** The page has come, or the shopper stays. */
export function clearDestination(): void {
  destination = null
}

let shown: { path: string; at: number | null } | null = null
let destination: { path: string; signal?: AbortSignal } | null = null
