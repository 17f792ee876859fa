import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildCatalogue,
  type CatalogueRows,
  type SampleProduct,
  sampleRows,
} from '../samples/catalogue-samples.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { patchFound } from './patch-found.ts'
import { type FoundProducts, toFound } from './product-lists.ts'
import { putValues } from './put-attributes.ts'
import { putProducts, withoutIndexes } from './put-products.ts'
import { cacheFoldedNames, compareFound, foldedNames, rankFound } from './rank-found.ts'
import { createSearchJournal } from './search-journal.ts'

const names = ['Oil', 'Engine oil', 'Oil filter', 'Coil', 'Wiper']
const sample = (at: number): SampleProduct & { slug: string } => ({
  slug: `p${at}`,
  name: names[at % names.length] ?? '',
  salesRank: at,
  values: { brand: 'durub' },
})
const first = Array.from({ length: 12 }, (_, at) => sample(at))

function openShop() {
  const shop = [...first]
  const store = buildCatalogue(sampleRows(shop))
  const journal = createSearchJournal(store)
  store.indexes.push(journal)
  return {
    store,
    journal,
    put(changes: readonly { at: number; change: Partial<SampleProduct> }[]) {
      for (const { at, change } of changes) shop[at] = { ...sample(at), ...shop[at], ...change }
      const ids = [...new Set(changes.map(({ at }) => at + 1))]
      putProducts(store, ids, sampleRows(shop))
    },
  }
}

const namesOf = cacheFoldedNames()
const compare = compareFound('oil', namesOf)

function searchIn(store: CatalogueStore): FoundProducts {
  const found = [...store.productsById.values()].filter((each) => foldedNames(each).join().includes('oil'))
  return toFound(rankFound(found, 'oil', namesOf))
}

/** With the products themselves: an old one would show an old price. */
function expectSame(one: FoundProducts, other: FoundProducts): void {
  expect(one.products.map(({ slug }) => slug)).toEqual(other.products.map(({ slug }) => slug))
  expect(one.products.every((product, at) => product === other.products[at])).toBe(true)
  expect([...one.ranked]).toEqual([...other.ranked])
}

const change = fc.record(
  {
    salesRank: fc.integer({ min: 0, max: 12 }),
    kind: fc.constantFrom('goods' as const, 'service' as const),
    payable: fc.constantFrom([900], [1000]),
  },
  { requiredKeys: [] },
)
const put = fc.array(fc.record({ at: fc.nat(first.length - 1), change }), { minLength: 1, maxLength: 3 })

test('what was found follows every change as if it were searched for again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(put, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (rounds) => {
      const shop = openShop()
      let [found, mark] = [searchIn(shop.store), shop.journal.mark()]
      for (const puts of rounds) {
        for (const changes of puts) shop.put(changes)
        const before = [...found.products]
        const followed = patchFound(found, shop.journal.since(mark) ?? [], compare)
        expectSame(followed, searchIn(shop.store))
        // Another request may still be reading the former list.
        expect(found.products).toEqual(before)
        found = followed
        mark = shop.journal.mark()
      }
    }),
  )
})

type Shop = ReturnType<typeof openShop>

/** The first product as the changed rows have it. */
const putFirst = (change: (rows: CatalogueRows) => Partial<CatalogueRows>) => {
  const rows = sampleRows(first)
  return ({ store }: Shop) => putProducts(store, [1], { ...rows, ...change(rows) })
}
const firstVariant = (change: Partial<CatalogueRows['variants'][number]>) =>
  putFirst(({ variants }) => ({
    variants: variants.map((row) => (row.productId === 1 ? { ...row, ...change } : row)),
  }))

test.each<[string, (shop: Shop) => void]>([
  ['a name', ({ put: change }) => change([{ at: 4, change: { name: 'Oil can' } }])],
  ['a name in the other language', ({ put: change }) => change([{ at: 4, change: { nameAr: 'زيت' } }])],
  ['a value', ({ put: change }) => change([{ at: 4, change: { values: { brand: 'wadi' } } }])],
  ['a variant more', ({ put: change }) => change([{ at: 4, change: { prices: [1000, 2000] } }])],
  ['the name of a variant', firstVariant({ name: 'Can' })],
  ['an article number', firstVariant({ sku: 'OIL-1' })],
  ['the value of a variant', putFirst(() => ({ variantValues: [{ variantId: 1, valueIds: [1] }] }))],
  [
    'the name of a variant in the other language',
    putFirst(() => ({ variantTranslations: [{ variantId: 1, languageCode: 'ar', name: 'علبة' }] })),
  ],
  [
    'another category',
    putFirst(({ products }) => ({ products: products.map((row) => ({ ...row, categoryId: null })) })),
  ],
  ['a fee, which is never found', ({ put: change }) => change([{ at: 0, change: { kind: 'fee' } }])],
  ['a new product', ({ put: change }) => change([{ at: first.length, change: {} }])],
  ['a product that is gone', ({ store }) => putProducts(store, [3], { ...sampleRows(first), products: [] })],
  [
    'a category or a type',
    ({ store }) => {
      store.version += 1
    },
  ],
  [
    'the word of a value',
    ({ store }) => withoutIndexes(store, [1], () => putValues(store, [1], sampleRows(first))),
  ],
  ['the whole catalogue', ({ journal }) => void journal.rebuild()],
  ['attributes', ({ journal }) => journal.reset()],
])('%s that changes is searched for anew, and what comes after it can be followed', (_what, act) => {
  const shop = openShop()
  const mark = shop.journal.mark()
  shop.put([{ at: 1, change: { salesRank: 9 } }])
  expect(shop.journal.since(mark)).toHaveLength(1)
  act(shop)
  shop.put([{ at: 2, change: { salesRank: 9 } }])
  expect(shop.journal.since(mark)).toBeUndefined()
  const later = shop.journal.mark()
  shop.put([{ at: 2, change: { salesRank: 8 } }])
  expect(shop.journal.since(later)).toHaveLength(1)
})

test('the journal is bounded', () => {
  const shop = openShop()
  const mark = shop.journal.mark()
  for (let turn = 1; turn <= 150; turn++) shop.put([{ at: 1, change: { salesRank: turn } }])
  expect(shop.journal.since(mark)).toHaveLength(150)
  const later = shop.journal.mark()
  for (let turn = 1; turn <= 100; turn++) shop.put([{ at: 1, change: { salesRank: 500 + turn } }])
  expect(shop.journal.since(mark)).toBeUndefined()
  expect(shop.journal.since(later)).toHaveLength(100)
})
