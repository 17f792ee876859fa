import { expect, test } from 'vitest'
import { readBundle } from './read-bundle.ts'

test('[CART-29] a bundle is a list of products and quantities', () => {
  expect(readBundle('[{"product_id":"UHJvZHVjdDoy","quantity":2},{"product_id":7,"quantity":1}]')).toEqual([
    { product_id: 'UHJvZHVjdDoy', quantity: 2 },
    { product_id: '7', quantity: 1 },
  ])
})

test.each([
  undefined,
  null,
  '',
  'rubbish',
  '{}',
  '[null, 5, {"product_id":"x"}, {"product_id":"x","quantity":0}]',
])('[CART-29] %s is no bundle', (text) => {
  expect(readBundle(text)).toEqual([])
})
