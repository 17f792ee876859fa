import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  onlyChannel,
  type SampleProduct,
  type SampleShop,
  sampleCatalogue,
  sampleNow,
} from '../samples/catalogue-samples.ts'
import type { Availability } from './availability.ts'
import { createProductLists, type ListQuestion, toFound } from './product-lists.ts'
import type { Term } from './product-term.ts'

const open = (shop: SampleShop) => {
  const catalogue = sampleCatalogue(shop)
  const lists = createProductLists(catalogue)
  const question = (terms: readonly Term[], more: Partial<ListQuestion> = {}): ListQuestion => ({
    channel: onlyChannel(catalogue),
    terms,
    sort: { by: { field: 'SLUG' }, direction: 'ASC', language: 'en' },
    nowMs: sampleNow.getTime(),
    ...more,
  })
  const slugs = (...asked: Parameters<typeof question>) =>
    lists.page(question(...asked), { size: 1000 })?.products.map(({ slug }) => slug)
  return { catalogue, lists, question, slugs }
}

const shop: SampleShop = {
  categories: [
    { slug: 'cars' },
    { slug: 'oils', parent: 'cars' },
    { slug: 'synthetic', parent: 'oils' },
    { slug: 'home' },
  ],
  products: [
    {
      slug: 'a',
      category: 'synthetic',
      prices: [2000],
      states: [11, 12],
      values: { brand: 'durub', size: 4 },
    },
    {
      slug: 'b',
      category: 'oils',
      prices: [3000, 9000],
      payable: [2500, 9000],
      states: [11],
      values: { brand: 'wadi' },
    },
    { slug: 'c', category: 'home', prices: [5000], states: [12], values: { brand: 'durub', size: 9 } },
    { slug: 'fee', kind: 'fee', category: 'home' },
  ],
}

test('a product without places is in the lists of all of them, until it has one', () => {
  const terms: Term[][] = [
    [{ is: 'soldIn', stateId: 11 }],
    [{ is: 'soldIn', stateId: 99 }],
    [{ is: 'values', attribute: 'state', slugs: ['muscat'] }],
  ]
  const everywhere = open({ ...shop, products: [{ slug: 'd', category: 'home', prices: [1000] }] })
  expect(terms.map((asked) => everywhere.slugs(asked))).toEqual([['d'], ['d'], ['d']])
  expect(everywhere.slugs([{ is: 'values', attribute: 'state' }])).toEqual([])
  const inOne = open({ ...shop, products: [{ slug: 'd', category: 'home', prices: [1000], states: [11] }] })
  expect(terms.map((asked) => inOne.slugs(asked))).toEqual([['d'], [], []])
})

describe('what a list holds', () => {
  const { slugs, catalogue } = open(shop)
  const idOf = (slug: string) => catalogue.categoriesBySlug.get(slug)?.id ?? 0

  test.each<[string, Term[], string[]]>([
    ['everything but fees', [], ['a', 'b', 'c']],
    ['a category with those below it', [{ is: 'categories', ids: [idOf('cars')] }], ['a', 'b']],
    ['one of two categories', [{ is: 'categories', ids: [idOf('synthetic'), idOf('home')] }], ['a', 'c']],
    ['an unknown category', [{ is: 'categories', ids: [99] }], []],
    ['a place', [{ is: 'soldIn', stateId: 12 }], ['a', 'c']],
    ['a place nobody sells to', [{ is: 'soldIn', stateId: 99 }], []],
    ['a value', [{ is: 'values', attribute: 'brand', slugs: ['durub'] }], ['a', 'c']],
    ['one of two values', [{ is: 'values', attribute: 'brand', slugs: ['durub', 'wadi'] }], ['a', 'b', 'c']],
    ['an unknown value', [{ is: 'values', attribute: 'brand', slugs: ['x'] }], []],
    ['an unknown attribute', [{ is: 'values', attribute: 'x', slugs: ['durub'] }], []],
    ['a number', [{ is: 'numbers', attribute: 'size', range: { gte: 5 } }], ['c']],
    ['a price of any variant', [{ is: 'price', range: { gte: 9, lte: 9 } }], ['b']],
    ['the lowest price to pay', [{ is: 'lowestPayable', range: { lte: 2.5 } }], ['a', 'b']],
    ['ids', [{ is: 'ids', ids: [3, 1, 77] }], ['a', 'c']],
    ['slugs', [{ is: 'slugs', slugs: ['c', 'fee'] }], ['c']],
    [
      'two conditions',
      [
        { is: 'soldIn', stateId: 11 },
        { is: 'values', attribute: 'brand', slugs: ['durub'] },
      ],
      ['a'],
    ],
    [
      'one of two conditions',
      [{ is: 'any', of: [[{ is: 'ids', ids: [1] }], [{ is: 'slugs', slugs: ['c'] }]] }],
      ['a', 'c'],
    ],
    ['nothing', [{ is: 'nothing' }], []],
  ])('%s', (_case, terms, expected) => {
    expect(slugs(terms)).toEqual(expected)
    expect(slugs(terms)).toEqual(expected)
  })
})

describe('what a channel shows', () => {
  const hidden: SampleProduct[] = [
    { slug: 'open' },
    { slug: 'draft', listing: { isPublished: false } },
    { slug: 'unlisted', listing: { isVisible: false } },
    { slug: 'unpriced', prices: [] },
    { slug: 'tomorrow', listing: { publishedMs: sampleNow.getTime() + 86_400_000 } },
  ]

  test('is published, priced and meant for lists', () => {
    expect(open({ products: hidden }).slugs([])).toEqual(['open'])
  })

  test('follows the clock: a product appears at its time without anybody touching it', () => {
    const { slugs } = open({ products: hidden })
    expect(slugs([])).toEqual(['open'])
    expect(slugs([], { nowMs: sampleNow.getTime() + 86_400_000 })).toEqual(['open', 'tomorrow'])
  })
})

test('stock is looked at as it is', () => {
  const { slugs } = open(shop)
  const free = new Map([['a-0', 1]])
  const counted = (version: number): Availability => ({
    version,
    changedSince: () => undefined,
    freeUnits: ({ sku }) => free.get(sku) ?? 0,
    freeUnitsIn: ({ sku }) => free.get(sku) ?? 0,
  })
  const inStock = (yes: boolean, version: number) =>
    slugs([{ is: 'inStock', yes, stateId: null }], { availability: counted(version) })
  expect(inStock(true, 1)).toEqual(['a'])
  expect(inStock(false, 1)).toEqual(['b', 'c'])
  free.set('c-0', 5)
  expect(inStock(true, 2)).toEqual(['a', 'c'])
})

describe('pages of a large catalogue', () => {
  const products = Array.from({ length: 600 }, (_, at) => ({
    slug: `p${at}`,
    prices: at % 7 === 0 ? [] : [1 + ((at * 37) % 100)],
  }))
  const { lists, question, slugs } = open({ products })
  const direction = fc.constantFrom('ASC' as const, 'DESC' as const)
  const subset = fc.uniqueArray(fc.integer({ min: 1, max: 600 }), { maxLength: 40 })

  test('are the same whether the order is walked along or the products are looked at', () => {
    fc.assert(
      fc.property(subset, direction, fc.boolean(), fc.nat(12), (ids, way, isBackward, skip) => {
        const sort = { by: { field: 'PRICE' as const }, direction: way, language: 'en' as const }
        const expected = slugs([], { sort })?.filter((slug) => ids.includes(Number(slug.slice(1)) + 1)) ?? []
        const asked = question([{ is: 'ids', ids }], { sort })
        const whole = lists.page(asked, { size: 600 })
        expect(whole?.products.map(({ slug }) => slug)).toEqual(expected)
        const at = Math.min(skip, Math.max(expected.length - 1, 0))
        const cursor = expected.length > 0 ? whole?.cursorAt(at) : undefined
        const page = lists.page(asked, { size: 5, isBackward, cursor })
        const rest = cursor ? (isBackward ? expected.slice(0, at) : expected.slice(at + 1)) : expected
        expect(page?.products.map(({ slug }) => slug)).toEqual(isBackward ? rest.slice(-5) : rest.slice(0, 5))
        expect(page?.hasMore).toBe(rest.length > 5)
        expect(lists.page(asked, { size: 5, skip })?.products.map(({ slug }) => slug)).toEqual(
          expected.slice(skip, skip + 5),
        )
      }),
    )
  })
})

describe('pages', () => {
  const letters = [...'abcdefghij']
  const { lists, question } = open({ products: letters.map((slug) => ({ slug })) })
  const page = (
    size: number,
    more: { isBackward?: boolean; cursor?: readonly string[]; skip?: number } = {},
  ) => {
    const cut = lists.page(question([]), { size, ...more })
    return cut && { slugs: cut.products.map(({ slug }) => slug).join(''), hasMore: cut.hasMore }
  }

  test('walk forwards to the end', () => {
    expect(page(4)).toEqual({ slugs: 'abcd', hasMore: true })
    expect(page(4, { cursor: ['d'] })).toEqual({ slugs: 'efgh', hasMore: true })
    expect(page(4, { cursor: ['h'] })).toEqual({ slugs: 'ij', hasMore: false })
  })

  test('walk backwards to the beginning', () => {
    expect(page(4, { isBackward: true })).toEqual({ slugs: 'ghij', hasMore: true })
    expect(page(4, { isBackward: true, cursor: ['c'] })).toEqual({ slugs: 'ab', hasMore: false })
  })

  test('by number pass over what comes before', () => {
    expect(page(4, { skip: 4 })).toEqual({ slugs: 'efgh', hasMore: true })
    expect(page(4, { skip: 8 })).toEqual({ slugs: 'ij', hasMore: false })
    expect(page(4, { skip: 80 })).toEqual({ slugs: '', hasMore: false })
  })

  test('go on where a product was that is gone', () => {
    expect(page(2, { cursor: ['dd'] })).toEqual({ slugs: 'ef', hasMore: true })
  })

  test('know a foreign cursor', () => {
    expect(page(2, { cursor: ['1', '2', '3'] })).toBeUndefined()
  })
})

test('a search keeps its order unless another is asked for', () => {
  const { slugs, catalogue } = open(shop)
  const products = ['c', 'fee', 'a'].flatMap((slug) => catalogue.productsBySlug.get(slug) ?? [])
  const found = (isOrder: boolean) => ({ ...toFound(products), isOrder })
  expect(slugs([], { found: found(true) })).toEqual(['c', 'a'])
  expect(slugs([], { found: found(false) })).toEqual(['a', 'c'])
  expect(slugs([{ is: 'soldIn', stateId: 11 }], { found: found(true) })).toEqual(['a'])
})
