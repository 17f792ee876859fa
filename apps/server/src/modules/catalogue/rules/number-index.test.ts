import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from './catalogue.ts'
import { createNumberIndex } from './number-index.ts'
import { emptyBits, forEachSlot, setBit } from './product-set.ts'
import { drain } from './sort-slots.ts'

type Numbered = { slot: number; numbers: readonly number[] }

const numbersOf = (product: Product) => (product as unknown as Numbered).numbers
const toProduct = (numbered: Numbered) => numbered as unknown as Product
const wholeSize = 4000
/** Many share a number, and the next one is far away. */
const scattered = (at: number) => ((at * 7919) % 61) / 4

function open(numbered: Numbered[]) {
  const products = new Map(numbered.map((each) => [each.slot, each]))
  const index = drain(createNumberIndex(numbered.map(toProduct), numbersOf))
  return {
    put(each: Numbered) {
      const known = products.get(each.slot)
      if (known) index.remove(toProduct(known))
      products.set(each.slot, each)
      index.add(toProduct(each))
    },
    within(gte: number, lte: number): number[] {
      const bits = emptyBits(wholeSize + 64)
      // Every third is left by other conditions.
      for (const slot of products.keys()) if (slot % 3 !== 0) setBit(bits, slot)
      index.keepWithin(bits, gte, lte)
      const slots: number[] = []
      forEachSlot(bits, (slot) => slots.push(slot))
      return slots
    },
    expected(gte: number, lte: number): number[] {
      return [...products.values()]
        .filter(({ slot, numbers }) => slot % 3 !== 0 && numbers.some((each) => each >= gte && each <= lte))
        .map(({ slot }) => slot)
        .sort((one, other) => one - other)
    },
  }
}

const bound = fc.oneof(
  fc.integer({ min: -4, max: 64 }).map((number) => number / 4),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
)
const numbered = (most: number) =>
  fc.record({
    slot: fc.integer({ min: 0, max: wholeSize + 20 }),
    numbers: fc.array(
      fc.integer({ min: 0, max: 61 }).map((number) => number / 4),
      { maxLength: most },
    ),
  })

describe.each([
  { what: 'one number each', most: 1, numbers: (at: number) => [scattered(at)] },
  { what: 'several numbers', most: 3, numbers: (at: number) => [scattered(at), scattered(at + 1)] },
  { what: 'one number each, then several', most: 3, numbers: (at: number) => [scattered(at)] },
])('products within a range, with $what', ({ most, numbers }) => {
  test('are those with a number in it, before and after changes', () => {
    const check = fc.property(
      fc.array(numbered(most), { maxLength: 60 }),
      fc.array(fc.tuple(bound, bound), { minLength: 4, maxLength: 8 }),
      (changes, ranges) => {
        const index = open(Array.from({ length: wholeSize }, (_, slot) => ({ slot, numbers: numbers(slot) })))
        for (const [gte, lte] of ranges) expect(index.within(gte, lte)).toEqual(index.expected(gte, lte))
        for (const change of changes) index.put(change)
        for (const [gte, lte] of ranges) expect(index.within(gte, lte)).toEqual(index.expected(gte, lte))
      },
    )
    fc.assert(check, { numRuns: 25 })
  })
})
