import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['12.5', 12_500],
  ['12.500', 12_500],
  ['1,234.005', 1_234_005],
  ['١٢٫٥', 12_500],
  [' 3 ', 3000],
])('%s is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', '12.3456', 'abc', '1.2.3', '1e3'])('%s is none', (text) => {
  expect(readAmount(text)).toBeUndefined()
})
