const firstMs = 2_000
const maxMs = 30_000

/** Twice as long each time, up to half a minute, and never the same moment for everybody who waits. */
export function retryDelayMs(attempt: number, random: () => number): number {
  const base = Math.min(maxMs, firstMs * 2 ** attempt)
  return Math.round(base * (0.75 + random() * 0.5))
}
