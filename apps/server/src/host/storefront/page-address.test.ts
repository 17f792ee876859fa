import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const listing = { names: ['category', 'cat', 'sort'], hasFilters: true }
const isFilter = (name: string) => name === 'viscosity'

test.each([
  ['/en/products/', '/en/products/'],
  ['/en/products/?', '/en/products/'],
  ['/en/products/?utm_source=mail&fbclid=1&x=2', '/en/products/'],
  ['/en/products/?sort=NAME-ASC&utm_medium=x&category=Oil', '/en/products/?category=Oil&sort=NAME-ASC'],
  ['/en/products/?viscosity=5w-30&colour=red', '/en/products/?viscosity=5w-30'],
  ['/en/products/?category=Engine%20oil', '/en/products/?category=Engine+oil'],
  ['/en/products/?category=Oil&category=Tyres', '/en/products/?category=Oil'],
  ['/en/products/?category=', '/en/products/'],
  ['/en/products/?category=%E0%A4%A', '/en/products/?category=%EF%BF%BD%25A'],
])('%s is rendered as %s', (url, address) => {
  expect(pageAddress(url, listing, isFilter)).toBe(address)
})

test('a page without filters knows no attribute', () => {
  expect(pageAddress('/en/search?q=oil&viscosity=5w-30', { names: ['q'] }, isFilter)).toBe('/en/search?q=oil')
})
