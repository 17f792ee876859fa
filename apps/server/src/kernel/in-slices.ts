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

/** Maps a long list in slices. */
export async function mapInSlices<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, at: number) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  await inSlices(
    (function* () {
      for (const [at, item] of items.entries()) {
        mapped.push(map(item, at))
        yield
      }
    })(),
  )
  return mapped
}

/** Parts of a list, in its order, of a size that one statement takes at once. */
export function* partsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
