const sliceMs = 8

/**
 * Does long work in slices and lets everything else run between them, so that no request waits for more than one.
 * The work says with `yield` where it may pause.
 */
export async function inSlices(work: Iterable<void>): Promise<void> {
  let until = performance.now() + sliceMs
  for (const _ of work) {
    if (performance.now() < until) continue
    await new Promise((resolve) => setImmediate(resolve))
    until = performance.now() + sliceMs
  }
}
