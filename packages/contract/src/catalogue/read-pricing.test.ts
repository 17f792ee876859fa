import { describe, expect, test } from 'vitest'
import { readPricing } from './read-pricing.ts'

const price = { gross: { amount: 8.9 }, tax: { amount: 0.424 } }

describe('readPricing', () => {
  test('reads both prices and the tax in baisa', () => {
    expect(readPricing({ price, priceUndiscounted: { gross: { amount: 11.125 } } })).toEqual({
      price: 11_125,
      payable: 8_900,
      tax: 424,
    })
  })

  test('without a price before the discount there is no discount', () => {
    expect(readPricing({ price, priceUndiscounted: null })).toMatchObject({ price: 8_900, payable: 8_900 })
  })

  test.each([[null], [undefined], [{ price: null, priceUndiscounted: null }]])(
    'a variant without a price is not for sale: %o',
    (pricing) => {
      expect(readPricing(pricing)).toBeNull()
    },
  )
})
