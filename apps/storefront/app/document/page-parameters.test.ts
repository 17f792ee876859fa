import { expect, test } from 'vitest'
import { pageParameters } from './page-parameters.ts'

test.each([
  ['/en', ['category', 'cat']],
  ['/ar/', ['category', 'cat']],
  ['/en.data', ['category', 'cat']],
  ['/en/products/', ['category', 'cat', 'sort']],
  ['/ar/products.data', ['category', 'cat', 'sort']],
  ['/ar/search', ['q']],
  ['/en/product/UHJvZHVjdDox/', []],
  ['/en/no-such-page', []],
  ['/english', []],
  ['/en/constructor', []],
])('the parameters of %s', (pathname, names) => {
  expect(pageParameters(pathname).names).toEqual(names)
})

test('only a listing has filters', () => {
  expect(pageParameters('/en/products/').hasFilters).toBe(true)
  expect(pageParameters('/en/search').hasFilters).toBeUndefined()
})
