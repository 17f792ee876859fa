const firstWaitMs = 1_000
const maxWaitMs = 30_000

/** Waits longer after each failure, and not all browsers equally long: a shop that comes back is not run over. */
export function waitBeforeRetry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, retryWaitMs(failures, Math.random()))
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}

/** `chance` between 0 and 1 spreads the waits over their second half. */
export function retryWaitMs(failures: number, chance: number): number {
  const longest = Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - 1))
  return (longest / 2) * (1 + chance)
}
