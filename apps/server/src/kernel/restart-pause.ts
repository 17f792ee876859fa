const firstMs = 100
const maxMs = 10_000
/** A process that has lived for so long did not end by what made it start. */
const settledMs = 60_000

/** How long to wait before a process is started again: not at all at first, then twice as long each time. */
export function restartPause(): (livedMs: number) => number {
  let failures = 0
  return (livedMs) => {
    failures = livedMs >= settledMs ? 0 : failures
    const pause = failures === 0 ? 0 : Math.min(maxMs, firstMs * 2 ** (failures - 1))
    failures += 1
    return pause
  }
}
