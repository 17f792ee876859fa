/**
 * Lets callers through one at a time with a pause between them. A caller who would wait too long is turned away
 * at once and answered false.
 */
export function createTurns({ pauseMs, maxWaitMs }: { pauseMs: number; maxWaitMs: number }) {
  let freeAt = 0

  return async (): Promise<boolean> => {
    const now = performance.now()
    const waitMs = Math.max(0, freeAt - now)
    if (waitMs > maxWaitMs) return false
    freeAt = now + waitMs + pauseMs
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    return true
  }
}
