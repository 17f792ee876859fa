import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addTo,
  type Bits,
  countBits,
  emptyBits,
  forEachKey,
  isIn,
  keepKeys,
  meets,
  narrowTo,
  removeFrom,
  setOf,
  subtract,
  widenBy,
} from './key-set.ts'

const size = 1000
const keys = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: 400 })
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other)
const slotsOf = (bits: Bits) => {
  const found: number[] = []
  forEachKey(bits, (key) => found.push(key))
  return found
}
const bitsOf = (numbers: Iterable<number>) => {
  const bits = emptyBits(size)
  widenBy(bits, setOf(numbers))
  return bits
}

test('sets of products behave like sets, few or many', () => {
  fc.assert(
    fc.property(keys, keys, (left, right) => {
      const bits = bitsOf(left)
      expect(slotsOf(bits)).toEqual(sorted(left))
      expect(countBits(bits)).toBe(left.length)
      expect(meets(bits, setOf(right))).toBe(left.some((key) => right.includes(key)))
      const both = bits.slice()
      narrowTo(both, setOf(right))
      expect(slotsOf(both)).toEqual(sorted(new Set(left).intersection(new Set(right))))
      const either = bits.slice()
      widenBy(either, setOf(right))
      expect(slotsOf(either)).toEqual(sorted(new Set(left).union(new Set(right))))
      const even = bits.slice()
      keepKeys(even, (key) => key % 2 === 0)
      expect(slotsOf(even)).toEqual(sorted(left.filter((key) => key % 2 === 0)))
      const rest = bits.slice()
      subtract(rest, bitsOf(right))
      expect(slotsOf(rest)).toEqual(sorted(new Set(left).difference(new Set(right))))
    }),
  )
})

test('what is added and removed is counted once', () => {
  fc.assert(
    fc.property(keys, keys, (added, removed) => {
      const set = setOf(added)
      for (const key of added) addTo(set, key)
      for (const key of removed) removeFrom(set, key)
      const left = new Set(added).difference(new Set(removed))
      expect(set.size).toBe(left.size)
      for (let key = 0; key < size; key++) expect(isIn(set, key)).toBe(left.has(key))
    }),
    { numRuns: 30 },
  )
})
