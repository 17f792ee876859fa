/**
 * A place in the write-ahead log, and when the primary was asked for it: on this process's own clock before it was asked, and on the
 * primary's while it answered. All that was committed until then is before it.
 */
export type Position = { lsn: number; askedAt: number; databaseMs: number }

const maxKeptMs = 10 * 60_000

/** The positions of the last minutes, which translate a moment into a place in the log. */
export function createPositionHistory() {
  // The oldest first.
  const known: Position[] = []

  return {
    add(position: Position): void {
      known.push(position)
      while (known.length > 1 && (known[1]?.askedAt ?? 0) < position.askedAt - maxKeptMs) known.shift()
    },
    newest: () => known.at(-1),
    /** The first place that is sure to be behind everything that was committed before this moment of the process's clock. */
    after: (at: number) => firstFrom(known, ({ askedAt }) => askedAt >= at),
    /** The same for a moment of the primary's clock. */
    afterDatabaseTime: (ms: number) => firstFrom(known, ({ databaseMs }) => databaseMs >= ms),
    /** What somebody must have replayed who is at most so late. */
    before: (at: number) => known.findLast(({ askedAt }) => askedAt <= at) ?? known[0],
    /** How late somebody is who has replayed the log up to there. */
    latenessOf(replayed: number): number {
      const missing = known.find(({ lsn }) => lsn > replayed)
      const newest = known.at(-1)
      return missing && newest ? newest.askedAt - missing.askedAt : 0
    },
  }
}

/** The newest fulfil the condition, so it is looked for from the end. */
function firstFrom(known: readonly Position[], isMet: (position: Position) => boolean): Position | undefined {
  let found: Position | undefined
  for (let index = known.length - 1; index >= 0; index--) {
    const each = known[index]
    if (!each || !isMet(each)) break
    found = each
  }
  return found
}
