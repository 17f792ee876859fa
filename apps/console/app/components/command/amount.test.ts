import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['12.5', 12_500],
  ['12.500', 12_500],
  ['1,234.005', 1_234_005],
  ['1,234,567', 1_234_567_000],
  ['١٢٫٥', 12_500],
  ['١٬٢٣٤٫٥', 1_234_500],
  ['4,5', 4500],
  ['4,500', 4500],
  ['٤،٥٠٠', 4500],
  ['\u200f12.5\u00a0', 12_500],
  ['−2.5', -2500],
  [' 3 ', 3000],
])('%s is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', '12.3456', 'abc', '1.2.3', '1e3', '12,34,5', '1,2345', '1.234,5'])('%s is none', (text) => {
  expect(readAmount(text)).toBeUndefined()
})
