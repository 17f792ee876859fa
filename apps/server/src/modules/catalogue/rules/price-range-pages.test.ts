import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyChannel, type SampleProduct, sampleCatalogue, sampleNow } from '../samples/catalogue-samples.ts'
import { createProductLists, toFound } from './product-lists.ts'
import type { PageQuestion } from './product-page.ts'
import type { Term } from './product-term.ts'

const product = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }),
  isSoldHere: fc.boolean(),
})
const bound = fc.option(fc.integer({ min: 0, max: 13 }).map((number) => number / 1000))

/** No price is no listing: such products stand at the end of the order and in no list. */
function open(given: readonly { prices: number[]; isSoldHere: boolean }[]) {
  const products: SampleProduct[] = given.map(({ prices, isSoldHere }, at) => ({
    slug: `p${String(at).padStart(3, '0')}`,
    prices,
    states: isSoldHere ? [11] : [12],
  }))
  const store = sampleCatalogue({ products })
  const lists = createProductLists(store)
  for (const index of store.indexes) for (const _step of index.rebuild());
  return { store, lists, products }
}

test('[CAT-64] [CAT-65] by price within a range of prices, a page is that part of the whole list', () => {
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 40 }),
      fc.record({ gte: bound, lte: bound }),
      fc.constantFrom('ASC' as const, 'DESC' as const),
      fc.record({ size: fc.integer({ min: 1, max: 6 }), skip: fc.integer({ min: 0, max: 8 }) }),
      (given, range, direction, { size, skip }) => {
        const { store, lists, products } = open(given)
        const terms: Term[] = [
          { is: 'lowestPayable', range },
          { is: 'soldIn', stateId: 11 },
        ]
        const sort = { by: { field: 'PRICE' as const }, direction, language: 'en' as const }
        const question = { channel: onlyChannel(store), terms, sort, nowMs: sampleNow.getTime() }
        const read = (asked: PageQuestion) => lists.page(question, asked)
        const expected = products
          .flatMap(({ slug, prices = [], states }) => {
            const lowest = Math.min(...prices) / 1000
            const isWithin = lowest >= (range.gte ?? 0) && lowest <= (range.lte ?? 1)
            return isWithin && states?.includes(11) ? [{ slug, lowest }] : []
          })
          .sort((one, other) => one.lowest - other.lowest || (one.slug < other.slug ? -1 : 1))
          .map(({ slug }) => slug)
        if (direction === 'DESC') expected.reverse()
        const slugs = (asked: PageQuestion) => read(asked)?.products.map(({ slug }) => slug)

        expect(slugs({ size: 100 })).toEqual(expected)
        expect(slugs({ size, skip })).toEqual(expected.slice(skip, skip + size))
        expect(slugs({ size, isBackward: true })).toEqual(expected.slice(-size))
        const first = read({ size })
        expect(first?.count()).toBe(expected.length)
        expect(first?.hasMore).toBe(expected.length > size)
        if (!first?.products.length) return
        const cursor = first.cursorAt(first.products.length - 1)
        expect(slugs({ size, cursor })).toEqual(expected.slice(size, 2 * size))
        expect(slugs({ size, cursor, isBackward: true })).toEqual(
          expected.slice(0, first.products.length - 1),
        )
      },
    ),
  )
})

test('the first page of a search is the beginning of what was found and is listed, and counts all of it', () => {
  fc.assert(
    fc.property(
      fc.array(product, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 8 }),
      (given, size, skip) => {
        const { store, lists } = open(given)
        const everything = [...store.productsById.values()].reverse()
        const listed = everything.filter(
          ({ variants, stateIds }) => variants.length > 0 && stateIds.includes(11),
        )
        const page = lists.page(
          {
            channel: onlyChannel(store),
            terms: [{ is: 'soldIn', stateId: 11 }],
            sort: { by: { field: 'SLUG' }, direction: 'ASC', language: 'en' },
            nowMs: sampleNow.getTime(),
            found: { ...toFound(everything), isOrder: true },
          },
          { size, skip },
        )
        expect(page?.products).toEqual(listed.slice(skip, skip + size))
        expect(page?.hasMore).toBe(listed.length > skip + size)
        expect(page?.count()).toBe(listed.length)
      },
    ),
  )
})
