/** Which variants changed at which version, for as many changes as fit. */
export type ChangeLog = {
  version(): number
  add(version: number, variantIds: readonly number[]): void
  /** Undefined when the changes since then are no longer all known. */
  changedSince(version: number): ReadonlySet<number> | undefined
}

const maxIds = 20_000

export function createChangeLog(firstVersion: number): ChangeLog {
  const entries: { version: number; variantIds: readonly number[] }[] = []
  let version = firstVersion
  /** Changes up to this version are forgotten. */
  let forgotten = firstVersion
  let size = 0

  function forgetOlderHalf(): void {
    let dropped = 0
    while (size > maxIds / 2 && dropped < entries.length) size -= entries[dropped++]?.variantIds.length ?? 0
    forgotten = entries[dropped - 1]?.version ?? forgotten
    entries.splice(0, dropped)
  }

  return {
    version: () => version,
    add(next, variantIds) {
      entries.push({ version: next, variantIds })
      version = next
      size += variantIds.length
      if (size > maxIds) forgetOlderHalf()
    },
    changedSince(since) {
      if (since < forgotten) return undefined
      const first = entries.findLastIndex((entry) => entry.version <= since) + 1
      return new Set(entries.slice(first).flatMap(({ variantIds }) => variantIds))
    },
  }
}
