import type { Bits } from './key-set.ts'

/** The numbers by key: two side by side, which is enough for most keys, any more apart. */
export type NumberColumn = {
  put(key: number, number: number): void
  clear(key: number): void
  /** Whether every key has one number at most. */
  isSingle(): boolean
  /** Leaves only the keys that have a number within. */
  keepWithin(bits: Bits, gte: number, lte: number): void
}

export function createNumberColumn(): NumberColumn {
  let pairs = new Float64Array(2048).fill(Number.NaN)
  const more = new Map<number, number[]>()
  let doubles = 0
  return {
    put(key, number) {
      if (key * 2 >= pairs.length) {
        const longer = new Float64Array((key + (key >>> 2) + 1024) * 2).fill(Number.NaN)
        longer.set(pairs)
        pairs = longer
      }
      if (Number.isNaN(pairs[key * 2])) {
        pairs[key * 2] = number
      } else if (Number.isNaN(pairs[key * 2 + 1])) {
        pairs[key * 2 + 1] = number
        doubles += 1
      } else {
        more.set(key, [...(more.get(key) ?? []), number])
      }
    },
    clear(key) {
      more.delete(key)
      if (key * 2 >= pairs.length) return
      if (!Number.isNaN(pairs[key * 2 + 1])) doubles -= 1
      pairs.fill(Number.NaN, key * 2, key * 2 + 2)
    },
    isSingle: () => doubles === 0,
    /** The inmost loop of a range filter: without a call for each key it takes a third of the time. */
    keepWithin(bits, gte, lte) {
      for (let at = 0; at < bits.length; at++) {
        let kept = bits[at] ?? 0
        for (let word = kept; word !== 0; word &= word - 1) {
          const bit = word & -word
          const key = at * 32 + 31 - Math.clz32(bit)
          const first = pairs[key * 2] as number
          if (first >= gte && first <= lte) continue
          const second = pairs[key * 2 + 1] as number
          if (second >= gte && second <= lte) continue
          const isAmongMore = more.size > 0 && more.get(key)?.some((each) => each >= gte && each <= lte)
          if (!isAmongMore) kept &= ~bit
        }
        bits[at] = kept
      }
    },
  }
}
