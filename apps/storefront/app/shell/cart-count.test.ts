import { expect, test } from 'vitest'
import { cartCount } from './cart-count.ts'

test('[NAV-65] the badge counts quantities without the service fee', () => {
  expect(cartCount([])).toBe(0)
  expect(
    cartCount([
      { name: 'Durub Synthetic 5W-30, 4 L', quantity: 2 },
      { name: 'service_fee', quantity: 2 },
      { name: 'Oil filter', quantity: 1 },
    ]),
  ).toBe(3)
})
