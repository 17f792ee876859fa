import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addTo,
  type Bits,
  countBits,
  emptyBits,
  forEachSlot,
  isIn,
  keepSlots,
  meets,
  narrowTo,
  removeFrom,
  setOf,
  subtract,
  widenBy,
} from './product-set.ts'

const size = 1000
const slots = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: 400 })
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other)
const slotsOf = (bits: Bits) => {
  const found: number[] = []
  forEachSlot(bits, (slot) => found.push(slot))
  return found
}
const bitsOf = (numbers: Iterable<number>) => {
  const bits = emptyBits(size)
  widenBy(bits, setOf(numbers))
  return bits
}

test('sets of products behave like sets, few or many', () => {
  fc.assert(
    fc.property(slots, slots, (left, right) => {
      const bits = bitsOf(left)
      expect(slotsOf(bits)).toEqual(sorted(left))
      expect(countBits(bits)).toBe(left.length)
      expect(meets(bits, setOf(right))).toBe(left.some((slot) => right.includes(slot)))
      const both = bits.slice()
      narrowTo(both, setOf(right))
      expect(slotsOf(both)).toEqual(sorted(new Set(left).intersection(new Set(right))))
      const either = bits.slice()
      widenBy(either, setOf(right))
      expect(slotsOf(either)).toEqual(sorted(new Set(left).union(new Set(right))))
      const even = bits.slice()
      keepSlots(even, (slot) => slot % 2 === 0)
      expect(slotsOf(even)).toEqual(sorted(left.filter((slot) => slot % 2 === 0)))
      const rest = bits.slice()
      subtract(rest, bitsOf(right))
      expect(slotsOf(rest)).toEqual(sorted(new Set(left).difference(new Set(right))))
    }),
  )
})

test('what is added and removed is counted once', () => {
  fc.assert(
    fc.property(slots, slots, (added, removed) => {
      const set = setOf(added)
      for (const slot of added) addTo(set, slot)
      for (const slot of removed) removeFrom(set, slot)
      const left = new Set(added).difference(new Set(removed))
      expect(set.size).toBe(left.size)
      for (let slot = 0; slot < size; slot++) expect(isIn(set, slot)).toBe(left.has(slot))
    }),
    { numRuns: 30 },
  )
})
