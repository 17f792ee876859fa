import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOf, intersect, isIn, setOf, setWhere, unite, without } from './product-set.ts'

const size = 200
const indexes = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))
const contents = (set: Uint32Array) =>
  Array.from({ length: size }, (_, at) => at).filter((at) => isIn(set, at))
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other)

test('sets of products behave like sets', () => {
  fc.assert(
    fc.property(indexes, indexes, (left, right) => {
      const [one, other] = [setOf(size, left), setOf(size, right)]
      expect(contents(one)).toEqual(sorted(left))
      expect(countOf(one)).toBe(left.length)
      expect(contents(intersect(one, other))).toEqual(sorted(new Set(left).intersection(new Set(right))))
      expect(contents(unite(one, other))).toEqual(sorted(new Set(left).union(new Set(right))))
      expect(contents(without(one, other))).toEqual(sorted(new Set(left).difference(new Set(right))))
    }),
  )
})

test('a set can be made of a question', () => {
  expect(contents(setWhere(['a', 'b', 'a'], (letter) => letter === 'a'))).toEqual([0, 2])
})
