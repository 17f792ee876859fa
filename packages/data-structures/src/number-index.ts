import { type Bits, countBits, createScratch, intersect, setBit } from './key-set.ts'
import { createNumberColumn } from './number-column.ts'
import { createRangeMarks } from './range-marks.ts'
import { fillInSteps, itemsPerStep, type NumberRanks, rankNumbers, sortNumbers } from './sort-in-steps.ts'

/** Numbers of rows, sorted: which rows lie in a range is found without looking at the others. */
export type NumberIndex<Row> = {
  add(row: Row): void
  remove(row: Row): void
  /** The entries from `start` up to `end` are those within; a row may have several. */
  range(gte: number, lte: number): { start: number; end: number }
  /** Adds the keys of these entries. */
  addEntries(bits: Bits, start: number, end: number): void
  /** Leaves only the keys that have a number within. */
  keepWithin(bits: Bits, gte: number, lte: number): void
}

const keysInARank = 2 ** 21

/** How a row is known, and the numbers it has. */
type Numbered<Row> = { keyOf(row: Row): number; numbersOf(row: Row): readonly number[] }

export function* createNumberIndex<Row>(
  rows: Iterable<Row>,
  { keyOf, numbersOf }: Numbered<Row>,
): Generator<void, NumberIndex<Row>> {
  let { numbers, keys } = yield* sortEntries(rows, { keyOf, numbersOf })
  let length = numbers.length
  const column = createNumberColumn()
  for (let entry = 0; entry < length; entry++) {
    column.put(keys[entry] as number, numbers[entry] as number)
    if (entry % itemsPerStep === 0) yield
  }
  const scratch = createScratch()
  const marks = column.isSingle() ? yield* createRangeMarks(numbers, keys) : undefined

  /** The first entry that is not before the number, or among equal numbers not before the key. */
  function find(number: number, key: number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = numbers[middle] as number
      if (other > number || (other === number && (keys[middle] as number) >= key)) high = middle
      else low = middle + 1
    }
    return low
  }

  function range(gte: number, lte: number): { start: number; end: number } {
    const start = find(gte, -1)
    return { start, end: Math.max(start, find(lte, keysInARank)) }
  }

  function addEntries(bits: Bits, start: number, end: number): void {
    for (let entry = start; entry < end; entry++) setBit(bits, keys[entry] as number)
  }

  function grow(): void {
    const size = length + (length >>> 3) + 64
    const [moreNumbers, moreKeys] = [new Float64Array(size), new Int32Array(size)]
    moreNumbers.set(numbers)
    moreKeys.set(keys)
    numbers = moreNumbers
    keys = moreKeys
  }

  return {
    add(row) {
      const key = keyOf(row)
      for (const number of numbersOf(row)) {
        column.put(key, number)
        marks?.add(key, number)
        if (length === numbers.length) grow()
        const at = find(number, key)
        numbers.copyWithin(at + 1, at, length)
        keys.copyWithin(at + 1, at, length)
        numbers[at] = number
        keys[at] = key
        length += 1
      }
    },
    remove(row) {
      const key = keyOf(row)
      column.clear(key)
      for (const number of numbersOf(row)) {
        marks?.remove(key, number)
        const at = find(number, key)
        if (at >= length || numbers[at] !== number || keys[at] !== key) continue
        numbers.copyWithin(at, at + 1, length)
        keys.copyWithin(at, at + 1, length)
        length -= 1
      }
    },
    range,
    addEntries,
    keepWithin(bits, gte, lte) {
      const { start, end } = range(gte, lte)
      const isMarked = marks !== undefined && column.isSingle()
      if (!isMarked && end - start > countBits(bits)) return column.keepWithin(bits, gte, lte)
      const within = scratch(bits.length * 32)
      const marked = isMarked ? marks.between(gte, lte) : undefined
      if (marked) {
        marked.addTo(within)
        addEntries(within, start, find(marked.lowest, -1))
        addEntries(within, find(marked.highest, -1), end)
      } else {
        addEntries(within, start, end)
      }
      intersect(bits, within)
    },
  }
}

/** One number for each entry, sorted without comparing in JavaScript. */
function* sortEntries<Row>(rows: Iterable<Row>, { keyOf, numbersOf }: Numbered<Row>) {
  const found: number[] = []
  const foundKeys: number[] = []
  let looked = 0
  for (const row of rows) {
    for (const number of numbersOf(row)) {
      found.push(number)
      foundKeys.push(keyOf(row))
    }
    if (++looked % itemsPerStep === 0) yield
  }
  const unsorted = yield* fillInSteps(new Float64Array(found.length), (at) => found[at] as number)
  const { distinct, rankOf }: NumberRanks = yield* rankNumbers(unsorted)
  const weighed = yield* fillInSteps(
    new Float64Array(found.length),
    (at) => rankOf(found[at] as number) * keysInARank + (foundKeys[at] as number),
  )
  const weights = yield* sortNumbers(weighed)
  return {
    numbers: yield* fillInSteps(
      new Float64Array(found.length),
      (at) => distinct[Math.floor((weights[at] as number) / keysInARank)] as number,
    ),
    keys: yield* fillInSteps(new Int32Array(found.length), (at) => (weights[at] as number) % keysInARank),
  }
}
