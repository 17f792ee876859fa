import { expect, test } from 'vitest'
import { wrapIndex } from './wrap-index.ts'

test('after the last comes the first, before the first the last', () => {
  expect([-1, 0, 4, 5].map((index) => wrapIndex(index, 5))).toEqual([4, 0, 4, 0])
  expect(wrapIndex(1, 1)).toBe(0)
})
