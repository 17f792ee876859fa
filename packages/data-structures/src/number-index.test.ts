import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyBits, forEachKey, setBit } from './key-set.ts'
import { createNumberIndex } from './number-index.ts'
import { drain } from './sort-in-steps.ts'

type Numbered = { key: number; numbers: readonly number[] }

const rows = { keyOf: ({ key }: Numbered) => key, numbersOf: ({ numbers }: Numbered) => numbers }
const wholeSize = 4000
/** Many share a number, and the next one is far away. */
const scattered = (at: number) => ((at * 7919) % 61) / 4

function open(numbered: Numbered[]) {
  const products = new Map(numbered.map((each) => [each.key, each]))
  const index = drain(createNumberIndex(numbered, rows))
  return {
    put(each: Numbered) {
      const known = products.get(each.key)
      if (known) index.remove(known)
      products.set(each.key, each)
      index.add(each)
    },
    within(gte: number, lte: number): number[] {
      const bits = emptyBits(wholeSize + 64)
      // Every third is left by other conditions.
      for (const key of products.keys()) if (key % 3 !== 0) setBit(bits, key)
      index.keepWithin(bits, gte, lte)
      const keys: number[] = []
      forEachKey(bits, (key) => keys.push(key))
      return keys
    },
    expected(gte: number, lte: number): number[] {
      return [...products.values()]
        .filter(({ key, numbers }) => key % 3 !== 0 && numbers.some((each) => each >= gte && each <= lte))
        .map(({ key }) => key)
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
    key: fc.integer({ min: 0, max: wholeSize + 20 }),
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
        const index = open(Array.from({ length: wholeSize }, (_, key) => ({ key, numbers: numbers(key) })))
        for (const [gte, lte] of ranges) expect(index.within(gte, lte)).toEqual(index.expected(gte, lte))
        for (const change of changes) index.put(change)
        for (const [gte, lte] of ranges) expect(index.within(gte, lte)).toEqual(index.expected(gte, lte))
      },
    )
    fc.assert(check, { numRuns: 25 })
  })
})
