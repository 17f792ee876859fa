export type TimeComparison = {
  /** What the first kind usually takes. */
  usualMs: number
  /** How much longer the second usually takes: the median over all pairs, on which single slow requests tell nothing. */
  differenceMs: number
}

/**
 * Times two kinds of work in pairs, each pair one right after the other and every second one the other way round: what the
 * machine does meanwhile hits both alike, and neither is always the one that finds everything warm.
 */
export async function compareTimes(
  pairs: number,
  work: (kind: 'first' | 'second', pair: number) => Promise<void>,
): Promise<TimeComparison> {
  const first: number[] = []
  const differences: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const took = { first: 0, second: 0 }
    for (const kind of pair % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const)) {
      const started = performance.now()
      await work(kind, pair)
      took[kind] = performance.now() - started
    }
    first.push(took.first)
    differences.push(took.second - took.first)
  }
  return { usualMs: median(first), differenceMs: median(differences) }
}

/** As many as a run of all tests has time for; `TIMING_PAIRS=500` looks closer. */
export function timingPairs(usual: number): number {
  return Number(process.env.TIMING_PAIRS ?? usual)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
