import { expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { discountBadge } from './discount-badge.ts'

test('[PROD-03] without a discount there is no badge', () => {
  expect(
    discountBadge({
      price: baisa(8_900),
      payable: baisa(8_900),
      visibleType: 'fixed',
      fixedAmount: baisa(500),
    }),
  ).toBeNull()
  expect(discountBadge({ price: baisa(8_900), payable: baisa(9_500) })).toBeNull()
})

test('[PROD-04] a fixed discount shows its amount', () => {
  const badge = discountBadge({
    price: baisa(11_125),
    payable: baisa(8_900),
    visibleType: 'fixed',
    fixedAmount: baisa(2_225),
  })
  expect(badge).toEqual({ kind: 'fixed', amount: 2_225 })
})

test('[PROD-04] a fixed discount without an amount of its own shows the difference of the prices', () => {
  expect(discountBadge({ price: baisa(10_000), payable: baisa(9_000), visibleType: 'fixed' })).toEqual({
    kind: 'fixed',
    amount: 1_000,
  })
})

test.each(['percentage', 'percent', 'other', '', null, undefined])(
  '[PROD-05] with the type %j the badge shows the percentage',
  (visibleType) => {
    const badge = discountBadge({
      price: baisa(11_125),
      payable: baisa(8_900),
      visibleType,
      fixedAmount: baisa(2_225),
    })
    expect(badge).toEqual({ kind: 'percentage', percentage: 20 })
  },
)

test('[PROD-06] [PROD-07] the percentage is of the price before the discount, and never 0', () => {
  expect(discountBadge({ price: baisa(10_000), payable: baisa(9_990) })).toEqual({
    kind: 'percentage',
    percentage: 1,
  })
  expect(discountBadge({ price: baisa(8_000), payable: baisa(7_000) })).toEqual({
    kind: 'percentage',
    percentage: 13,
  })
})
