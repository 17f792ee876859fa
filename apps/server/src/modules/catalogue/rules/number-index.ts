import type { Product } from './catalogue.ts'
import { createNumberColumn } from './number-column.ts'
import { type Bits, countBits, createScratch, intersect, setBit } from './product-set.ts'
import { createRangeMarks } from './range-marks.ts'
import { fillInSteps, itemsPerStep, type NumberRanks, rankNumbers, sortNumbers } from './sort-slots.ts'

/** Numbers of products, sorted: which products lie in a range is found without looking at the others. */
export type NumberIndex = {
  add(product: Product): void
  remove(product: Product): void
  /** The entries from `start` up to `end` are those within; a product may have several. */
  range(gte: number, lte: number): { start: number; end: number }
  /** Adds the products of these entries. */
  addEntries(bits: Bits, start: number, end: number): void
  /** Leaves only the products that have a number within. */
  keepWithin(bits: Bits, gte: number, lte: number): void
}

const slotsInARank = 2 ** 21

export function* createNumberIndex(
  products: Iterable<Product>,
  numbersOf: (product: Product) => readonly number[],
): Generator<void, NumberIndex> {
  let { numbers, slots } = yield* sortEntries(products, numbersOf)
  let length = numbers.length
  const column = createNumberColumn()
  for (let entry = 0; entry < length; entry++) {
    column.put(slots[entry] as number, numbers[entry] as number)
    if (entry % itemsPerStep === 0) yield
  }
  const scratch = createScratch()
  const marks = column.isSingle() ? yield* createRangeMarks(numbers, slots) : undefined

  /** The first entry that is not before the number, or among equal numbers not before the slot. */
  function find(number: number, slot: number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = numbers[middle] as number
      if (other > number || (other === number && (slots[middle] as number) >= slot)) high = middle
      else low = middle + 1
    }
    return low
  }

  function range(gte: number, lte: number): { start: number; end: number } {
    const start = find(gte, -1)
    return { start, end: Math.max(start, find(lte, slotsInARank)) }
  }

  function addEntries(bits: Bits, start: number, end: number): void {
    for (let entry = start; entry < end; entry++) setBit(bits, slots[entry] as number)
  }

  function grow(): void {
    const size = length + (length >>> 3) + 64
    const [moreNumbers, moreSlots] = [new Float64Array(size), new Int32Array(size)]
    moreNumbers.set(numbers)
    moreSlots.set(slots)
    numbers = moreNumbers
    slots = moreSlots
  }

  return {
    add(product) {
      for (const number of numbersOf(product)) {
        column.put(product.slot, number)
        marks?.add(product.slot, number)
        if (length === numbers.length) grow()
        const at = find(number, product.slot)
        numbers.copyWithin(at + 1, at, length)
        slots.copyWithin(at + 1, at, length)
        numbers[at] = number
        slots[at] = product.slot
        length += 1
      }
    },
    remove(product) {
      column.clear(product.slot)
      for (const number of numbersOf(product)) {
        marks?.remove(product.slot, number)
        const at = find(number, product.slot)
        if (at >= length || numbers[at] !== number || slots[at] !== product.slot) continue
        numbers.copyWithin(at, at + 1, length)
        slots.copyWithin(at, at + 1, length)
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

/** As in the orders: one number for each entry, sorted without comparing in JavaScript. */
function* sortEntries(products: Iterable<Product>, numbersOf: (product: Product) => readonly number[]) {
  const found: number[] = []
  const foundSlots: number[] = []
  let looked = 0
  for (const product of products) {
    for (const number of numbersOf(product)) {
      found.push(number)
      foundSlots.push(product.slot)
    }
    if (++looked % itemsPerStep === 0) yield
  }
  const unsorted = yield* fillInSteps(new Float64Array(found.length), (at) => found[at] as number)
  const { distinct, rankOf }: NumberRanks = yield* rankNumbers(unsorted)
  const weighed = yield* fillInSteps(
    new Float64Array(found.length),
    (at) => rankOf(found[at] as number) * slotsInARank + (foundSlots[at] as number),
  )
  const weights = yield* sortNumbers(weighed)
  return {
    numbers: yield* fillInSteps(
      new Float64Array(found.length),
      (at) => distinct[Math.floor((weights[at] as number) / slotsInARank)] as number,
    ),
    slots: yield* fillInSteps(new Int32Array(found.length), (at) => (weights[at] as number) % slotsInARank),
  }
}
