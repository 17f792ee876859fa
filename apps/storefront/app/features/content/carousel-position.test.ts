import { expect, test } from 'vitest'
import { slideAfter, slideAt } from './carousel-position.ts'

test('a carousel goes round in both directions', () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => slideAfter(index, 3, -1))).toEqual([2, 0, 1])
})

test('the slide in view is the nearest one, in either direction of writing', () => {
  expect(slideAt(0, 350, 3)).toBe(0)
  expect(slideAt(340, 350, 3)).toBe(1)
  expect(slideAt(-700, 350, 3)).toBe(2)
  expect(slideAt(9_000, 350, 3)).toBe(2)
  expect(slideAt(10, 0, 3)).toBe(0)
})
