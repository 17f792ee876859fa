/** Slots in an order that is kept while products come and go. */
export type SortedSlots = {
  length(): number
  at(position: number): number
  /** The first position for which this holds; it must hold for all that follow. */
  firstWhere(holds: (slot: number) => boolean): number
  insert(slot: number): void
  /** The slot must still compare as it did when it was put in. */
  remove(slot: number): void
  /** Positions by slot; made anew after a change, when somebody asks. */
  positions(slots: number): Int32Array
}

export function createSortedSlots(
  sorted: Int32Array,
  compare: (one: number, other: number) => number,
): SortedSlots {
  let sequence = sorted
  let length = sorted.length
  let positions: Int32Array | undefined

  function firstWhere(holds: (slot: number) => boolean): number {
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
    insert(slot) {
      if (length === sequence.length) {
        const longer = new Int32Array(length + (length >>> 3) + 64)
        longer.set(sequence)
        sequence = longer
      }
      const at = firstWhere((other) => compare(other, slot) > 0)
      sequence.copyWithin(at + 1, at, length)
      sequence[at] = slot
      length += 1
      positions = undefined
    },
    remove(slot) {
      const found = firstWhere((other) => compare(other, slot) >= 0)
      const at = sequence[found] === slot ? found : sequence.subarray(0, length).indexOf(slot)
      if (at === -1) return
      sequence.copyWithin(at, at + 1, length)
      length -= 1
      positions = undefined
    },
    positions(slots) {
      if (positions && positions.length >= slots) return positions
      positions = new Int32Array(slots).fill(-1)
      for (let at = 0; at < length; at++) positions[sequence[at] as number] = at
      return positions
    },
  }
}
