import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { discountPercentage } from './discount-percentage.ts'

test.each([
  [2_500, 10_000, 25],
  [3_333, 10_000, 33],
  [125, 1_000, 13],
  [10_000, 10_000, 100],
])('[PROD-06] %i off %i is %i percent', (discount, price, percent) => {
  expect(discountPercentage(baisa(discount), baisa(price))).toBe(percent)
})

test('[PROD-07] a discount below half a percent shows as 1', () => {
  expect(discountPercentage(baisa(1), baisa(1_000_000))).toBe(1)
  expect(discountPercentage(baisa(0), baisa(1_000_000))).toBe(0)
  expect(discountPercentage(baisa(0), baisa(0))).toBe(0)
})

test('[PROD-07] is the nearest whole percent, from 1 to 100', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, part) => {
        const discount = Math.max(1, Math.round(price * part))
        const percent = discountPercentage(baisa(discount), baisa(price))
        expect(percent).toBe(Math.max(1, Math.round((discount / price) * 100)))
      },
    ),
  )
})
