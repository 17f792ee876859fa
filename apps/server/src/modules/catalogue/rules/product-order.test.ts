import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlyChannel, type SampleProduct, sampleCatalogue } from '../samples/catalogue-samples.ts'
import { orderProducts, type ProductSort } from './product-order.ts'
import { placeInOrder } from './product-place.ts'

const open = (products: SampleProduct[], sort: Partial<ProductSort>) => {
  const catalogue = sampleCatalogue({ products })
  const order = orderProducts(catalogue, onlyChannel(catalogue), {
    by: { field: 'SLUG' },
    direction: 'ASC',
    language: 'en',
    ...sort,
  })
  return { catalogue, order, slugs: [...order.sequence].map((index) => catalogue.products[index]?.slug) }
}

const shelf: SampleProduct[] = [
  { slug: 'c', name: 'Oil 10W', prices: [3000], salesRank: 2, values: { brand: 'Wadi', priority: 30 } },
  { slug: 'a', name: 'Oil 5W', prices: [3000], salesRank: 3, values: { brand: 'Dune', priority: 4 } },
  { slug: 'd', name: 'Wash', prices: [1000], salesRank: 1 },
  { slug: 'b', name: 'oil 5W', prices: [2000], salesRank: 4, values: { brand: 'Dune' } },
]

describe('orderProducts', () => {
  test('without a wish products go by slug', () => {
    expect(open(shelf, {}).slugs).toEqual(['a', 'b', 'c', 'd'])
    expect(open(shelf, { direction: 'DESC' }).slugs).toEqual(['d', 'c', 'b', 'a'])
  })

  test('names sort as people sort them: numbers by size, case last', () => {
    expect(open(shelf, { by: { field: 'NAME' } }).slugs).toEqual(['b', 'a', 'c', 'd'])
  })

  test('[CAT-65] lowest price first, equal prices by name', () => {
    expect(open(shelf, { by: { field: 'PRICE' } }).slugs).toEqual(['d', 'b', 'a', 'c'])
  })

  test('[CAT-64] highest price first is the exact reverse', () => {
    expect(open(shelf, { by: { field: 'PRICE' }, direction: 'DESC' }).slugs).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[CAT-66] ascending rating puts the best seller first', () => {
    expect(open(shelf, { by: { field: 'RATING' } }).slugs).toEqual(['d', 'c', 'a', 'b'])
  })

  test('[CAT-67] by brand, products without one last in both directions', () => {
    expect(open(shelf, { by: { field: 'BRANDS' } }).slugs).toEqual(['b', 'a', 'c', 'd'])
    expect(open(shelf, { by: { field: 'BRANDS' }, direction: 'DESC' }).slugs).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[CAT-43] by the number of an attribute, products without it last', () => {
    const { catalogue } = open(shelf, {})
    const attributeId = catalogue.attributesBySlug.get('priority')?.id ?? 0
    expect(open(shelf, { by: { attributeId } }).slugs).toEqual(['a', 'c', 'b', 'd'])
  })
})

describe('cursors', () => {
  const product = fc.record({
    slug: fc.stringMatching(/^[a-z]{1,6}$/),
    name: fc.constantFrom('Oil', 'oil', 'زيت', 'Öl', 'Tyre 5', 'Tyre 10'),
    prices: fc.tuple(fc.integer({ min: 1, max: 5 })),
    values: fc.constantFrom<Record<string, string>>(
      {},
      { brand: 'Dune' },
      { brand: 'dune' },
      { brand: 'وادي' },
    ),
  })
  const sort = fc.record({
    by: fc
      .constantFrom(...(['SLUG', 'NAME', 'PRICE', 'BRANDS', 'TYPE'] as const))
      .map((field) => ({ field })),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
  })

  test('[GQL-43] stand at their product, and where it stood when it is gone', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(product, { selector: ({ slug }) => slug, minLength: 1 }),
        sort,
        (products, wish) => {
          const { order } = open(products, wish)
          order.sequence.forEach((index, at) => {
            const cursor = order.cursorOf(index)
            expect(placeInOrder(order, order.sequence, cursor)).toEqual({ before: at, after: at + 1 })
            const without = order.sequence.filter((each) => each !== index)
            expect(placeInOrder(order, without, cursor)).toEqual({ before: at, after: at })
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([[[]], [['x']], [['1', '2']], [['NaN', 'a', 'b']], [['1', 'a', 'b', 'c']]])(
    'of another order are none: %j',
    (cursor) => {
      expect(open(shelf, { by: { field: 'PRICE' } }).order.readCursor(cursor)).toBeUndefined()
    },
  )
})
