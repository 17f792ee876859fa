import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onlyChannel, type SampleProduct, sampleCatalogue } from '../samples/catalogue-samples.ts'
import type { Catalogue, Product } from './catalogue.ts'
import { inDirection, positionInOrder } from './cursor-position.ts'
import { createProductOrders } from './product-orders.ts'
import type { ProductSort } from './product-sort.ts'

const open = (given: SampleProduct[], sort: Partial<ProductSort>) => {
  const catalogue = sampleCatalogue({ products: given })
  const wanted: ProductSort = { by: { field: 'SLUG' }, direction: 'ASC', language: 'en', ...sort }
  const order = createProductOrders(catalogue).get(onlyChannel(catalogue), wanted)
  const directed = inDirection(order, wanted.direction)
  const sequence = Array.from({ length: directed.length }, (_, position) => directed.at(position))
  const products = sequence.map((slot) => find(catalogue, slot))
  return { catalogue, order, wanted, products, slugs: products.map(({ slug }) => slug) }
}

function find({ slots }: Catalogue, slot: number): Product {
  const product = slots[slot]
  if (!product) throw new Error(`Slot ${slot} is free`)
  return product
}

const goods: SampleProduct[] = [
  { slug: 'c', name: 'Oil 10W', prices: [3000], salesRank: 2, values: { brand: 'Wadi', priority: 30 } },
  { slug: 'a', name: 'Oil 5W', prices: [3000], salesRank: 3, values: { brand: 'Durub', priority: 4 } },
  { slug: 'd', name: 'Wash', prices: [1000], salesRank: 1 },
  { slug: 'b', name: 'oil 5W', prices: [2000], salesRank: 4, values: { brand: 'Durub' } },
]

describe('the order of products', () => {
  test('without a wish products go by slug', () => {
    expect(open(goods, {}).slugs).toEqual(['a', 'b', 'c', 'd'])
    expect(open(goods, { direction: 'DESC' }).slugs).toEqual(['d', 'c', 'b', 'a'])
  })

  test('names sort as people sort them: numbers by size, case last', () => {
    expect(open(goods, { by: { field: 'NAME' } }).slugs).toEqual(['b', 'a', 'c', 'd'])
  })

  test('[CAT-65] lowest price first, equal prices by name', () => {
    expect(open(goods, { by: { field: 'PRICE' } }).slugs).toEqual(['d', 'b', 'a', 'c'])
  })

  test('[CAT-64] highest price first is the exact reverse', () => {
    expect(open(goods, { by: { field: 'PRICE' }, direction: 'DESC' }).slugs).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[CAT-66] ascending rating puts the best seller first', () => {
    expect(open(goods, { by: { field: 'RATING' } }).slugs).toEqual(['d', 'c', 'a', 'b'])
  })

  test('[CAT-67] by brand, products without one last in both directions', () => {
    expect(open(goods, { by: { field: 'BRANDS' } }).slugs).toEqual(['b', 'a', 'c', 'd'])
    expect(open(goods, { by: { field: 'BRANDS' }, direction: 'DESC' }).slugs).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[CAT-43] by the number of an attribute, products without it last', () => {
    const { catalogue } = open(goods, {})
    const attributeId = catalogue.attributesBySlug.get('priority')?.id ?? 0
    expect(open(goods, { by: { attributeId } }).slugs).toEqual(['a', 'c', 'b', 'd'])
  })
})

describe('cursors', () => {
  const product = fc.record({
    slug: fc.stringMatching(/^[a-z]{1,6}$/),
    name: fc.constantFrom('Oil', 'oil', 'زيت', 'Öl', 'Tyre 5', 'Tyre 10'),
    prices: fc.tuple(fc.integer({ min: 1, max: 5 })),
    values: fc.constantFrom<Record<string, string>>(
      {},
      { brand: 'Durub' },
      { brand: 'durub' },
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
        (given, wish) => {
          const { order, wanted, products } = open(given, wish)
          products.forEach((product, at) => {
            const key = order.readCursor(order.cursorOf(product))
            if (!key) throw new Error('A cursor is not one of its own order')
            expect(positionInOrder(order, wanted.direction, key)).toEqual({ before: at, after: at + 1 })
            order.sorted.remove(product.slot)
            expect(positionInOrder(order, wanted.direction, key)).toEqual({ before: at, after: at })
            order.sorted.insert(product.slot)
          })
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([[[]], [['x']], [['1', '2']], [['NaN', 'a', 'b']], [['1', 'a', 'b', 'c']]])(
    'of another order are none: %j',
    (cursor) => {
      expect(open(goods, { by: { field: 'PRICE' } }).order.readCursor(cursor)).toBeUndefined()
    },
  )
})

test('an order that somebody else made changes nothing, however wrong it is', () => {
  const catalogue = sampleCatalogue({ products: goods })
  const sort: ProductSort = { by: { field: 'NAME' }, direction: 'ASC', language: 'en' }
  const namesAfter = (idsByName: number[]) => {
    const orders = createProductOrders(catalogue)
    for (const _step of orders.rebuild({ idsByName }));
    const { sorted } = orders.get(onlyChannel(catalogue), sort)
    return Array.from({ length: sorted.length() }, (_, at) => find(catalogue, sorted.at(at)).slug)
  }
  const expected = open(goods, sort).slugs
  for (const ids of [[], [4, 2, 1, 3], [3, 1], [99, 2, 2, 1, 98], [1, 2, 3, 4, 5]]) {
    expect(namesAfter(ids)).toEqual(expected)
  }
})
