import { expect, test } from 'vitest'
import { bannerTarget } from './banner-target.ts'

const page = { kind: 'page' }
const category = (category: string | null, cat: string | null = null) => ({
  kind: 'category',
  wish: { category, cat },
})

test.each([
  ['products/?category=Engine%20oil', category('Engine oil')],
  [
    '/ar/products?category=engine-oil&cat=Automobile,engine-oil',
    category('engine-oil', 'Automobile,engine-oil'),
  ],
  ['products/?sort=PRICE-ASC', category(null)],
  ['product/UHJvZHVjdDox/', { kind: 'product', id: 'UHJvZHVjdDox' }],
  ['/en/product/UHJvZHVjdDox%3D', { kind: 'product', id: 'UHJvZHVjdDox=' }],
  ['product/%E0%A4%A/', { kind: 'product', id: '%E0%A4%A' }],
  ['products/new/', page],
  ['product/1/reviews/', page],
  ['support/', page],
  ['https://example.om/products/?category=Car%20wash', page],
  ['//[', page],
  ['/\\\\[', page],
  ['', page],
  [null, page],
])('[UX-73] %s leads to %j', (link, target) => {
  expect(bannerTarget(link)).toEqual(target)
})
