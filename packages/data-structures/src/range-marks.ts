import { addTo, type Bits, emptySet, type KeySet, removeFrom, subtractSet, widenBy } from './key-set.ts'

/**
 * Some numbers, and for each the set of keys whose number is below it. A range over most of the rows is then
 * the difference of two sets, and only the keys between its ends and the next marks are looked at one by one.
 */
export type RangeMarks = {
  add(key: number, number: number): void
  remove(key: number, number: number): void
  /** The outermost marks within the range; undefined when fewer than two lie in it. */
  between(gte: number, lte: number): Marked | undefined
}

export type Marked = {
  lowest: number
  highest: number
  /** Adds the keys whose number is at least the lowest mark and below the highest. */
  addTo(bits: Bits): void
}

type Mark = { number: number; below: KeySet }

const maxMarks = 64
const minDistance = 512

/** Of entries sorted by number; each key has one of them at most. */
export function* createRangeMarks(numbers: Float64Array, keys: Int32Array): Generator<void, RangeMarks> {
  const marks: Mark[] = []
  const distance = Math.max(minDistance, Math.ceil(numbers.length / maxMarks))
  let below = emptySet()
  let entry = 0
  for (let at = distance; at < numbers.length; at += distance) {
    const number = numbers[at] as number
    if (number === marks.at(-1)?.number) continue
    for (; (numbers[entry] as number) < number; entry++) addTo(below, keys[entry] as number)
    marks.push({ number, below })
    below = copyOf(below)
    yield
  }

  function firstFrom(number: number): number {
    let low = 0
    let high = marks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((marks[middle] as Mark).number < number) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add(key, number) {
      for (const mark of marks) if (number < mark.number) addTo(mark.below, key)
    },
    remove(key, number) {
      for (const mark of marks) if (number < mark.number) removeFrom(mark.below, key)
    },
    between(gte, lte) {
      const first = marks[firstFrom(gte)]
      const after = firstFrom(lte)
      const last = marks[after]?.number === lte ? marks[after] : marks[after - 1]
      if (!first || !last || first.number >= last.number) return undefined
      return {
        lowest: first.number,
        highest: last.number,
        addTo(bits) {
          widenBy(bits, last.below)
          subtractSet(bits, first.below)
        },
      }
    },
  }
}

function copyOf({ size, few, bits }: KeySet): KeySet {
  return { size, few: [...few], bits: bits?.slice() }
}
