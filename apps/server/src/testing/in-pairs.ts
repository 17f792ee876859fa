/** Processor time of the whole process, hashing in its other threads included, in microseconds. */
export type PairedWork = { first: number; second: number }

/**
 * Does two kinds of work in pairs, each pair one right after the other and every second one the other way round, so that
 * neither is always the one that finds everything warm. Answers what either usually costs: the median of processor time, to
 * which nothing adds that other programs do meanwhile.
 */
export async function inPairs(
  pairs: number,
  work: (kind: 'first' | 'second', pair: number) => Promise<void>,
): Promise<PairedWork> {
  const costs = { first: [] as number[], second: [] as number[] }
  for (let pair = 0; pair < pairs; pair++) {
    for (const kind of pair % 2 === 0 ? (['first', 'second'] as const) : (['second', 'first'] as const)) {
      const before = process.cpuUsage()
      await work(kind, pair)
      const { user, system } = process.cpuUsage(before)
      costs[kind].push(user + system)
    }
  }
  return { first: median(costs.first), second: median(costs.second) }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
