/** Slots in an order that is kept while rows come and go. */
export type SortedKeys = {
  length(): number
  at(position: number): number
  /** The first position for which this holds; it must hold for all that follow. */
  firstWhere(holds: (key: number) => boolean): number
  insert(key: number): void
  /** The key must still compare as it did when it was put in. */
  remove(key: number): void
  /** Positions by key; made anew after a change, when somebody asks. */
  positions(keys: number): Int32Array
}

export function createSortedKeys(
  sorted: Int32Array,
  compare: (one: number, other: number) => number,
): SortedKeys {
  let sequence = sorted
  let length = sorted.length
  let positions: Int32Array | undefined

  function firstWhere(holds: (key: number) => boolean): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(sequence[middle] as number)) high = middle
      else low = middle + 1
    }
    return low
  }

  return {
    length: () => length,
    at: (position) => sequence[position] as number,
    firstWhere,
    insert(key) {
      if (length === sequence.length) {
        const longer = new Int32Array(length + (length >>> 3) + 64)
        longer.set(sequence)
        sequence = longer
      }
      const at = firstWhere((other) => compare(other, key) > 0)
      sequence.copyWithin(at + 1, at, length)
      sequence[at] = key
      length += 1
      positions = undefined
    },
    remove(key) {
      const found = firstWhere((other) => compare(other, key) >= 0)
      const at = sequence[found] === key ? found : sequence.subarray(0, length).indexOf(key)
      if (at === -1) return
      sequence.copyWithin(at, at + 1, length)
      length -= 1
      positions = undefined
    },
    positions(keys) {
      if (positions && positions.length >= keys) return positions
      positions = new Int32Array(keys).fill(-1)
      for (let at = 0; at < length; at++) positions[sequence[at] as number] = at
      return positions
    },
  }
}
