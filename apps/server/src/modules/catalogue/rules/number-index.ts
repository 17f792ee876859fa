import type { Product } from './catalogue.ts'
import type { Bits } from './product-set.ts'
import { fillInSteps, itemsPerStep, type NumberRanks, rankNumbers, sortNumbers } from './sort-slots.ts'

/** Numbers of products, sorted: which products lie in a range is found without looking at the others. */
export type NumberIndex = {
  add(product: Product): void
  remove(product: Product): void
  /** The entries from `start` up to `end` are those within; a product may have several. */
  range(gte: number, lte: number): { start: number; end: number }
  slotAt(entry: number): number
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
  const column = createColumn()
  for (let entry = 0; entry < length; entry++) {
    column.put(slots[entry] as number, numbers[entry] as number)
    if (entry % itemsPerStep === 0) yield
  }

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
        const at = find(number, product.slot)
        if (at >= length || numbers[at] !== number || slots[at] !== product.slot) continue
        numbers.copyWithin(at, at + 1, length)
        slots.copyWithin(at, at + 1, length)
        length -= 1
      }
    },
    range: (gte, lte) => ({ start: find(gte, -1), end: Math.max(find(gte, -1), find(lte, slotsInARank)) }),
    slotAt: (entry) => slots[entry] as number,
    keepWithin: column.keepWithin,
  }
}

/** The numbers by slot: two side by side, which is enough for most products, any more apart. */
function createColumn() {
  let pairs = new Float64Array(2048).fill(Number.NaN)
  const more = new Map<number, number[]>()
  return {
    put(slot: number, number: number): void {
      if (slot * 2 >= pairs.length) {
        const longer = new Float64Array((slot + (slot >>> 2) + 1024) * 2).fill(Number.NaN)
        longer.set(pairs)
        pairs = longer
      }
      if (Number.isNaN(pairs[slot * 2])) pairs[slot * 2] = number
      else if (Number.isNaN(pairs[slot * 2 + 1])) pairs[slot * 2 + 1] = number
      else more.set(slot, [...(more.get(slot) ?? []), number])
    },
    clear(slot: number): void {
      if (slot * 2 < pairs.length) pairs.fill(Number.NaN, slot * 2, slot * 2 + 2)
      more.delete(slot)
    },
    /** The inmost loop of every price filter: without a call for each product it takes a third of the time. */
    keepWithin(bits: Bits, gte: number, lte: number): void {
      for (let at = 0; at < bits.length; at++) {
        let kept = bits[at] ?? 0
        for (let word = kept; word !== 0; word &= word - 1) {
          const bit = word & -word
          const slot = at * 32 + 31 - Math.clz32(bit)
          const first = pairs[slot * 2] as number
          if (first >= gte && first <= lte) continue
          const second = pairs[slot * 2 + 1] as number
          if (second >= gte && second <= lte) continue
          const isAmongMore = more.size > 0 && more.get(slot)?.some((each) => each >= gte && each <= lte)
          if (!isAmongMore) kept &= ~bit
        }
        bits[at] = kept
      }
    },
  }
}

/** As in the orders: one number for each entry, sorted without comparing in JavaScript. */
function* sortEntries(products: Iterable<Product>, numbersOf: (product: Product) => readonly number[]) {
  const found: number[] = []
  const foundSlots: number[] = []
  let looked = 0
  for (const product of [...products]) {
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
