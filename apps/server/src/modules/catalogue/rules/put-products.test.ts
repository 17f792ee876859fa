import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildCatalogue,
  type CatalogueRows,
  onlyChannel,
  type SampleProduct,
  sampleCatalogue,
  sampleNow,
  sampleRows,
} from '../samples/catalogue-samples.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { createProductLists, type ProductLists } from './product-lists.ts'
import type { ProductSort, SortField } from './product-sort.ts'
import type { Term } from './product-term.ts'
import { createVocabulary } from './product-vocabulary.ts'
import { putValues } from './put-attributes.ts'
import { putProducts } from './put-products.ts'
import { putShared } from './put-shared.ts'

const categories = [{ slug: 'cars' }, { slug: 'oils', parent: 'cars' }, { slug: 'home' }]
const day = 86_400_000
const now = sampleNow.getTime()

const terms: Term[][] = [
  [],
  [{ is: 'categories', ids: [1] }],
  [{ is: 'categories', ids: [2, 3] }],
  [{ is: 'categorised', yes: true }],
  [{ is: 'soldIn', stateId: 11 }],
  [{ is: 'names', names: ['Oil'] }],
  [{ is: 'types', ids: [1] }],
  [{ is: 'values', attribute: 'brand', slugs: ['durub'] }],
  [{ is: 'numbers', attribute: 'size', range: { gte: 2, lte: 3 } }],
  [{ is: 'price', range: { lte: 0.003 } }],
  [{ is: 'lowestPayable', range: { gte: 0.002 } }],
  [{ is: 'price', range: { oneOf: [0.001, 0.004] } }],
  [{ is: 'forSale', yes: false }],
  [{ is: 'publishedBy', ms: now - day }],
  [
    { is: 'soldIn', stateId: 12 },
    { is: 'categories', ids: [1] },
  ],
]
const sorts: ProductSort[] = (
  ['SLUG', 'NAME', 'PRICE', 'RATING', 'BRANDS', 'PUBLISHED_AT'] as SortField[]
).flatMap((field) =>
  (['ASC', 'DESC'] as const).map((direction) => ({ by: { field }, direction, language: 'en' as const })),
)

/** Everything that lists answer, by slug. */
function answersOf(store: CatalogueStore, lists: ProductLists, nowMs: number) {
  const channel = onlyChannel(store)
  return terms.flatMap((each) =>
    sorts.map((sort) => {
      const question = { channel, terms: each, sort, nowMs }
      const first = lists.page(question, { size: 2 })
      const cursor = first?.products.length ? first.cursorAt(first.products.length - 1) : undefined
      const next = lists.page(question, { size: 3, cursor })
      const last = lists.page(question, { size: 2, isBackward: true })
      return [first, next, last]
        .map((page) => page?.products.map(({ slug }) => slug).join())
        .concat(`${first?.count()}`)
    }),
  )
}

function wordsOf(store: CatalogueStore) {
  const vocabulary = createVocabulary(store)
  for (const _ of vocabulary.build());
  return new Map(vocabulary.words())
}

/** The rows of a shop in which a product has the id that the test gives it, and values are the same in every state. */
function rowsOf(shop: ReadonlyMap<number, SampleProduct>): CatalogueRows {
  const everyValue: SampleProduct = { slug: 'v', values: { brand: 'durub', size: 1 } }
  const fillers = ['wadi', 'gulf'].map((brand, at) => ({ slug: `v${at}`, values: { brand, size: at + 2 } }))
  const sample = [everyValue, ...fillers, { slug: 'v9', values: { size: 4 } }, ...shop.values()]
  const rows = sampleRows(sample, categories)
  const ids = [0, 0, 0, 0, 0, ...shop.keys()]
  const isMade = (id: number) => (ids[id] ?? 0) > 0
  const move = <Row extends { productId: number }>(each: readonly Row[]) =>
    each
      .filter(({ productId }) => isMade(productId))
      .map((row) => ({ ...row, productId: ids[row.productId] ?? 0 }))
  const variants = move(rows.variants)
  const variantIds = new Map(
    variants.map(({ id, sku, productId }) => [id, productId * 10 + Number(sku.at(-1))]),
  )
  return {
    ...rows,
    products: rows.products.filter(({ id }) => isMade(id)).map((row) => ({ ...row, id: ids[row.id] ?? 0 })),
    productTranslations: move(rows.productTranslations),
    productListings: move(rows.productListings),
    productValues: move(rows.productValues),
    productStates: move(rows.productStates),
    variants: variants.map((row) => ({ ...row, id: variantIds.get(row.id) ?? 0 })),
    variantPrices: rows.variantPrices.flatMap((row) => {
      const variantId = variantIds.get(row.variantId)
      return variantId ? { ...row, variantId } : []
    }),
  }
}

const product = (id: number) =>
  fc.record(
    {
      slug: fc.constant(`p${id}`),
      name: fc.constantFrom('Oil', 'oil', 'زيت', 'Tyre 5', 'Tyre 10'),
      category: fc.constantFrom('cars', 'oils', 'home'),
      prices: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
      salesRank: fc.integer({ min: 1, max: 3 }),
      states: fc.subarray([11, 12]),
      values: fc.record(
        { brand: fc.constantFrom('durub', 'wadi', 'gulf'), size: fc.integer({ min: 1, max: 4 }) },
        { requiredKeys: [] },
      ),
      listing: fc.record({
        publishedMs: fc.constantFrom(now - 2 * day, now, now + day),
        availableMs: fc.constantFrom(null, now - day, now + 2 * day),
        isVisible: fc.boolean(),
      }),
    },
    // Omitted fields get the same value in every state of the shop, but for the rank, which counts products.
    { requiredKeys: ['slug', 'name', 'category', 'salesRank'] },
  )
const change = fc.integer({ min: 1, max: 8 }).chain((id) =>
  fc.record({
    id: fc.constant(id),
    product: fc.option(product(id), { freq: 3 }),
    isReset: fc.nat(15).map((number) => number === 0),
  }),
)

test('a patched catalogue answers as one that was loaded anew', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25, size: 'max' }), (changes) => {
      const shop = new Map<number, SampleProduct>()
      const first = rowsOf(shop)
      const store = sampleCatalogue({ products: [], categories })
      putShared(store, first)
      putValues(
        store,
        first.values.map(({ id }) => id),
        first,
      )
      const lists = createProductLists(store)
      const vocabulary = createVocabulary(store)
      store.indexes.push(vocabulary)
      for (const _ of vocabulary.build());
      changes.forEach(({ id, product: given, isReset }, at) => {
        if (given) shop.set(id, given as SampleProduct)
        else shop.delete(id)
        const all = rowsOf(shop)
        putProducts(store, [id], all)
        if (isReset) for (const index of store.indexes) index.reset()
        // Comparing takes most of the time; a mistake stays, so every few changes are enough.
        if (at % 4 !== 3 && at !== changes.length - 1) return
        const fresh = buildCatalogue(all)
        const nowMs = now + (at * day) / 4
        expect(answersOf(store, lists, nowMs)).toEqual(answersOf(fresh, createProductLists(fresh), nowMs))
        expect(new Map([...(vocabulary.words() ?? [])].sort())).toEqual(new Map([...wordsOf(fresh)].sort()))
        expect([...store.productsBySlug.keys()].sort()).toEqual([...fresh.productsBySlug.keys()].sort())
        expect(store.variantsById.size).toBe(fresh.variantsById.size)
        expect(store.slots.filter(Boolean)).toHaveLength(shop.size)
        for (const { id: categoryId, members } of fresh.categories) {
          expect(store.categoriesById.get(categoryId)?.members.size).toBe(members.size)
        }
      })
    }),
    { numRuns: 40 },
  )
})
