import { expect, test } from 'vitest'
import { itemAt } from './use-snap-row.ts'

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [300, 1],
  [5_000, 2],
])('at %i px the item in view is number %i', (distance, item) => {
  expect(itemAt(distance, [0, 300, 600])).toBe(item)
})

test('a row without items stands at its start', () => {
  expect(itemAt(120, [])).toBe(0)
})
