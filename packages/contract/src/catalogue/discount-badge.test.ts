import { expect, test } from 'vitest'
import { discountBadge } from './discount-badge.ts'

test('[PROD-03] without a discount there is no badge', () => {
  expect(discountBadge({ price: 8_900, payable: 8_900, visibleType: 'fixed', fixedAmount: 500 })).toBeNull()
  expect(discountBadge({ price: 8_900, payable: 9_500 })).toBeNull()
})

test('[PROD-04] a fixed discount shows its amount', () => {
  const badge = discountBadge({ price: 11_125, payable: 8_900, visibleType: 'fixed', fixedAmount: 2_225 })
  expect(badge).toEqual({ kind: 'fixed', amount: 2_225 })
})

test('[PROD-04] a fixed discount without an amount of its own shows the difference of the prices', () => {
  expect(discountBadge({ price: 10_000, payable: 9_000, visibleType: 'fixed' })).toEqual({
    kind: 'fixed',
    amount: 1_000,
  })
})

test.each(['percentage', 'percent', 'other', '', null, undefined])(
  '[PROD-05] with the type %j the badge shows the percentage',
  (visibleType) => {
    const badge = discountBadge({ price: 11_125, payable: 8_900, visibleType, fixedAmount: 2_225 })
    expect(badge).toEqual({ kind: 'percentage', percentage: 20 })
  },
)

test('[PROD-06] [PROD-07] the percentage is of the price before the discount, and never 0', () => {
  expect(discountBadge({ price: 10_000, payable: 9_990 })).toEqual({ kind: 'percentage', percentage: 1 })
  expect(discountBadge({ price: 8_000, payable: 7_000 })).toEqual({ kind: 'percentage', percentage: 13 })
})
