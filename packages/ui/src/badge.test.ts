import { expect, test } from 'vitest'
import { countText } from './badge.tsx'

test('a count stays short enough for its circle', () => {
  expect([1, 99, 100, 2500].map(countText)).toEqual(['1', '99', '99+', '99+'])
})
