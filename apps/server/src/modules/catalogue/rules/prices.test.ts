import { baisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { find, onlyChannel, sampleCatalogue } from '../samples/catalogue-samples.ts'
import { pricesOf, taxOf } from './prices.ts'

const pricesIn = (prices: number[], payable: number[]) => {
  const catalogue = sampleCatalogue({ products: [{ slug: 'a', prices, payable }] })
  return pricesOf(find(catalogue.productsBySlug, 'a'), onlyChannel(catalogue))
}

describe('pricesOf', () => {
  test('goes from the cheapest to the dearest variant, before and after discounts', () => {
    expect(pricesIn([9000, 4000], [8100, 4000])).toEqual({
      price: { lowest: 4000, highest: 9000 },
      payable: { lowest: 4000, highest: 8100 },
      discountBaisa: 0,
      discountPercentage: 0,
      discountKind: 'fixed',
      taxBasisPoints: 500,
    })
  })

  test('[PROD-06] the discount is what the cheapest costs less', () => {
    expect(pricesIn([8900], [8000])).toMatchObject({ discountBaisa: 900, discountPercentage: 10 })
  })

  test('something free is still for sale', () => {
    expect(pricesIn([0], [0])?.price).toEqual({ lowest: 0, highest: 0 })
  })
})

test('[PROD-21] net and tax always add up to the price, to the baisa', () => {
  const catalogue = sampleCatalogue({ products: [{ slug: 'a' }] })
  const product = find(catalogue.productsBySlug, 'a')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (gross) => {
      const tax = taxOf(product, baisa(gross))
      const net = gross - tax
      expect(Number.isInteger(tax)).toBe(true)
      // Five percent on the net price give the tax, up to half a baisa of rounding.
      expect(Math.abs(net * 0.05 - tax)).toBeLessThan(0.53)
    }),
  )
})
