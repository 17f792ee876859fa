let isShown = true

/**
 * Whether the page on the screen is still the one the server sent. What differs between the two must begin as the
 * server has it, however late a part of the page is hydrated.
 */
export function isServerPage(): boolean {
  return isShown
}

/** The shopper has gone on to another page. */
export function leaveServerPage(): void {
  isShown = false
}

/** Whether the effects of the page's first commit have run. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated === 'true'
}

/** Does something that can wait when the browser has nothing else to do; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}

/**
 * Does something soon, but apart from what runs now: what a page begins when it is hydrated would add up to one long
 * task, in which a tap waits. Returns a function that cancels it.
 */
export function inOwnTask(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}

const signsOfUse = ['scroll', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const

/**
 * Does something as soon as the shopper begins to use the page, at once if it has been scrolled already; returns a
 * function that cancels it.
 */
export function whenUsed(work: () => void): () => void {
  if (scrollY > 0) {
    work()
    return () => undefined
  }
  const heard = new AbortController()
  const begin = () => {
    heard.abort()
    work()
  }
  for (const sign of signsOfUse) {
    // Not captured: a banner that moves on by itself scrolls too, but only the page's own scrolling comes up to here.
    addEventListener(sign, begin, { passive: true, signal: heard.signal })
  }
  return () => heard.abort()
}
