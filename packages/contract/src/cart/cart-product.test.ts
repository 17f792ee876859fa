import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { type OfferedProduct, toCartProduct } from './cart-product.ts'

describe('toCartProduct', () => {
  test('a product in one variant goes into the cart under its own name, with its prices and parts', () => {
    expect(toCartProduct(anOffer())).toEqual({
      id: 'product',
      variantId: 'variant',
      name: 'Durub Synthetic 5W-30',
      price: 11_125,
      payable_amount: 8_900,
      discount_amount: 2_225,
      discount_percentage: 20,
      tax: 424,
      tax_rate: 5,
      img: '/thumbnail/durub.svg',
      bundle: [{ product_id: 'filter', quantity: 2 }],
      serviceMetadata: null,
    })
  })

  test('of a product in several sizes, the size belongs to the name', () => {
    expect(toCartProduct(anOffer({ variantName: '4 L' })).name).toBe('Durub Synthetic 5W-30 · 4 L')
  })

  test('a gift comes with the line, and a missing picture is an empty one', () => {
    expect(toCartProduct(anOffer({ freeGift: 'Oil filter', picture: null }))).toMatchObject({
      serviceMetadata: { free_gift: 'Oil filter' },
      img: '',
    })
  })
})

function anOffer(change: Partial<OfferedProduct> = {}): OfferedProduct {
  return {
    id: 'product',
    variantId: 'variant',
    name: 'Durub Synthetic 5W-30',
    variantName: null,
    price: baisa(11_125),
    payable: baisa(8_900),
    tax: baisa(424),
    picture: '/thumbnail/durub.svg',
    bundle: [{ product_id: 'filter', quantity: 2 }],
    freeGift: null,
    taxRate: 5,
    ...change,
  }
}
